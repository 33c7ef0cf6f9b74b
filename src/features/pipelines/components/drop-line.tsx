import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

import type { Move } from '../board.ts';
import { draggedCard } from './dragged-card.ts';
import styles from './drop-line.module.css';
import { type Landing, landingIn } from './landing.ts';

interface DropLineProps {
  stageId: number;
  onMove: (move: Move) => void;
}

/**
 * Takes cards that are dropped on the stage around it, and shows a line where the dragged card will land. It is an element
 * of its own, so that the cards of the stage are not drawn again while the pointer moves.
 */
export function DropLine({ stageId, onMove }: DropLineProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState<number>();
  useEffect(() => {
    const stage = ref.current?.closest('section');
    if (!stage) return undefined;
    const landing = ({ source, location }: Dragged): Landing | undefined => {
      const card = draggedCard(source.data);
      return card && landingIn(stage, location.current.input.clientY, card.id);
    };
    const follow = (dragged: Dragged) => setTop(landing(dragged)?.top);
    return dropTargetForElements({
      element: stage,
      canDrop: ({ source }) => draggedCard(source.data) !== undefined,
      onDragEnter: follow,
      onDrag: follow,
      onDragLeave: () => setTop(undefined),
      onDrop(dragged) {
        setTop(undefined);
        const card = draggedCard(dragged.source.data);
        const found = landing(dragged);
        if (card && found) onMove({ card, from: card.stageId, to: stageId, after: found.after });
      },
    });
  }, [stageId, onMove]);
  return <div ref={ref} data-drop-line className={styles.line} hidden={top === undefined} style={{ top }} />;
}

interface Dragged {
  source: { data: Record<string | symbol, unknown> };
  location: { current: { input: { clientY: number } } };
}
