import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

import type { Card } from '#contract/pipelines-cards.ts';
import type { Move } from '../board.ts';

/** What is dragged, under a key of its own, so that nothing else can be taken for a card. */
const cardKey = Symbol('card');

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

/** Takes cards that are dropped on a stage, at the place of the pointer. */
export function useDropTarget(stageId: number, onMove: (move: Move) => void) {
  const ref = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => cardKey in source.data,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source, location }) {
        setOver(false);
        const card = source.data[cardKey as never] as Card;
        const after = cardAbove(element, location.current.input.clientY, card.id);
        onMove({ card, from: card.stageId, to: stageId, after });
      },
    });
  }, [stageId, onMove]);
  return { ref, isOver };
}

/** The last card whose middle is above this height, the dragged one aside. */
function cardAbove(stage: HTMLElement, height: number, dragged: number): number | null {
  const above = [...stage.querySelectorAll<HTMLElement>('[data-card]')].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Number(element.dataset.card) !== dragged && (top + bottom) / 2 < height;
  });
  const last = above.at(-1);
  return last ? Number(last.dataset.card) : null;
}
