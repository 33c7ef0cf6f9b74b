import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

import type { Card } from '#contract/pipelines-cards.ts';

/** What is dragged, under a key of its own, so that nothing else can be taken for a card. */
const cardKey = Symbol('card');

/** The card in what is dragged, `undefined` where that is something else. */
export function draggedCard(data: Record<string | symbol, unknown>): Card | undefined {
  return data[cardKey] as Card | undefined;
}

/** Lets the pointer drag a card by its element. */
export function useDraggable(card: Card, isEnabled: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!ref.current || !isEnabled) return undefined;
    return draggable({
      element: ref.current,
      getInitialData: () => ({ [cardKey]: card }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [card, isEnabled]);
  return { ref, isDragged };
}
