import { memo, useId, useState } from 'react';

import type { Card } from '#contract/pipelines-cards.ts';
import { type Stage, stageOutcomes } from '#contract/pipelines-stages.ts';
import { LoadMore } from '#src/components/load-more.tsx';
import type { Frame, Move } from '../board.ts';
import { CardItem } from './card-item.tsx';
import { DropLine } from './drop-line.tsx';
import styles from './stage-column.module.css';
import { StageMenu } from './stage-menu.tsx';

interface StageColumnProps {
  frame: Frame;
  stage: Stage;
  cards: readonly Card[];
  /** The card of this stage that was moved last: it is shown, however far down it is. */
  followed: number | undefined;
  /** The cards with changes that wait to be sent. */
  waiting: ReadonlySet<number>;
  /** Whether it is the one that a phone shows. */
  isShown: boolean;
  canEdit: boolean;
  onMove: (move: Move) => void;
  onArrow: (card: Card, key: string) => void;
  onOpen: (card: Card) => void;
}

/** So many cards of a stage are drawn at first, and more on request: a full board still moves a card in one frame. */
const atOnce = 50;

/** A stage with its cards from the top. */
export const StageColumn = memo(function StageColumn(props: StageColumnProps) {
  const { frame, stage, cards, followed, waiting, isShown, canEdit, onMove, onArrow, onOpen } = props;
  const id = useId();
  const [most, setMost] = useState(atOnce);
  const place = cards.findIndex((card) => card.id === followed);
  if (place >= most) setMost(place + 1);
  const drawn = cards.slice(0, most);
  return (
    <section aria-labelledby={id} className={styles.stage} data-hidden-on-phones={!isShown}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name}>
          {stage.name}
        </h2>
        <span className={styles.count}>
          {cards.length}
          <span className="visually-hidden"> {cards.length === 1 ? 'card' : 'cards'}</span>
        </span>
        {canEdit && <StageMenu frame={frame} stage={stage} />}
      </div>
      {stage.outcome !== 'open' && <p className={styles.outcome}>{stageOutcomes[stage.outcome]}</p>}
      {cards.length === 0 ? (
        <p className={styles.empty}>No cards</p>
      ) : (
        <ol className={styles.cards} aria-labelledby={id}>
          {drawn.map((card) => (
            <CardItem
              key={card.id}
              card={card}
              stages={frame.stages}
              isWaiting={waiting.has(card.id)}
              canEdit={canEdit}
              onMove={onMove}
              onArrow={onArrow}
              onOpen={onOpen}
            />
          ))}
        </ol>
      )}
      <LoadMore
        result={{
          hasNextPage: drawn.length < cards.length,
          isFetchingNextPage: false,
          isFetchNextPageError: false,
          isPlaceholderData: false,
          fetchNextPage: async () => setMost(most + atOnce),
        }}
        noun="cards"
        shown={drawn.length}
        total={{ value: cards.length, isCapped: false }}
      />
      {canEdit && <DropLine stageId={stage.id} onMove={onMove} />}
    </section>
  );
}, isSame);

/** Whether a stage need not be drawn again: a move makes new lists of the cards of all stages, most of which are the same. */
function isSame(before: StageColumnProps, { cards, ...now }: StageColumnProps): boolean {
  const isCards = before.cards.length === cards.length && cards.every((card, index) => before.cards[index] === card);
  return isCards && Object.entries(now).every(([name, value]) => before[name as keyof typeof now] === value);
}
