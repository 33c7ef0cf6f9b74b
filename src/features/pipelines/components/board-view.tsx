import { useCallback, useMemo, useState } from 'react';

import type { Card } from '#contract/pipelines-cards.ts';
import { Button } from '#src/components/button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import type { Board, Move } from '../board.ts';
import { useMove } from '../use-move.ts';
import styles from './board-view.module.css';
import { CardDialog } from './card-dialog.tsx';
import { StageColumn } from './stage-column.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { useMovedFocus } from './use-moved-focus.ts';

/** The stages side by side, each with its cards; on a phone one stage at a time. `waiting`: cards with unsent changes. */
export function BoardView({ board, waiting }: { board: Board; waiting: ReadonlySet<number> }) {
  const { move, moveByArrow, said } = useMove(board.id);
  const [shown, setShown] = useState(board.stages[0]?.id);
  const [open, setOpen] = useState<Card>();
  const [isAdding, setAdding] = useState(false);
  const [followed, setFollowed] = useState<number>();
  const { ref, follow } = useMovedFocus(board.board);
  const moveAndFollow = useCallback(
    (wanted: Move) => {
      follow(wanted.card.id);
      setFollowed(wanted.card.id);
      setShown(wanted.to);
      void move(wanted);
    },
    [follow, move],
  );
  const onArrow = useCallback(
    (card: Card, key: string) => {
      const wanted = moveByArrow(card.id, key);
      if (wanted) moveAndFollow(wanted);
    },
    [moveByArrow, moveAndFollow],
  );
  const { id, stages } = board;
  const frame = useMemo(() => ({ id, stages }), [id, stages]);
  const canEdit = board.access !== 'view';
  const byStage = Map.groupBy(board.board, ({ stageId }) => stageId);
  const followedStage = board.board.find((card) => card.id === followed)?.stageId;
  const current = board.stages.some((stage) => stage.id === shown) ? shown : board.stages[0]?.id;
  return (
    <>
      <div className={styles.choice}>
        <FilterSelect
          label="Stage"
          value={String(current)}
          choices={board.stages.map((stage) => ({
            value: String(stage.id),
            label: `${stage.name} (${byStage.get(stage.id)?.length ?? 0})`,
          }))}
          onChange={(next) => setShown(Number(next))}
        />
      </div>
      {canEdit && (
        <p className="visually-hidden">
          On the Move button of a card, the arrow keys move it; Enter opens a menu of the stages.
        </p>
      )}
      {/* It scrolls sideways, so it takes the focus for the arrow keys. */}
      <section ref={ref} className={styles.board} aria-label={`Board ${board.name}`} tabIndex={0}>
        {board.stages.map((stage) => (
          <StageColumn
            key={stage.id}
            frame={frame}
            stage={stage}
            cards={byStage.get(stage.id) ?? none}
            followed={stage.id === followedStage ? followed : undefined}
            waiting={waiting}
            isShown={stage.id === current}
            canEdit={canEdit}
            onMove={moveAndFollow}
            onArrow={onArrow}
            onOpen={setOpen}
          />
        ))}
        {canEdit && (
          <div className={styles.add}>
            <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
              Add a stage
            </Button>
          </div>
        )}
      </section>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {open && <CardDialog pipelineId={board.id} card={open} onClose={() => setOpen(undefined)} />}
      {isAdding && <StageDialog pipelineId={board.id} onClose={() => setAdding(false)} />}
    </>
  );
}

const none: readonly Card[] = [];
