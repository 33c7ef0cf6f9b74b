import { HolderOutlined } from '@ant-design/icons';
import { type KeyboardEvent, memo } from 'react';

import { itemKinds } from '#contract/items.ts';
import type { Card } from '#contract/pipelines-cards.ts';
import type { Stage } from '#contract/pipelines-stages.ts';
import { Button } from '#src/components/button.tsx';
import { Link } from '#src/components/link.tsx';
import { MenuButton } from '#src/components/menu-button.tsx';
import { WaitingMark } from '#src/features/outbox/index.ts';
import { formatDate } from '#src/lib/format.ts';
import type { Move } from '../board.ts';
import { nameOf } from '../words.ts';
import styles from './card-item.module.css';
import { useDraggable } from './dragged-card.ts';

interface CardItemProps {
  card: Card;
  stages: readonly Stage[];
  canEdit: boolean;
  /** Whether a change of it waits to be sent. */
  isWaiting: boolean;
  onMove: (move: Move) => void;
  onArrow: (card: Card, key: string) => void;
  onOpen: (card: Card) => void;
}

/** A record on a board: its name, its next step, and a handle that moves it by pointer, by keys and by a menu. */
export const CardItem = memo(function CardItem(props: CardItemProps) {
  const { card, stages, canEdit, isWaiting, onMove, onArrow, onOpen } = props;
  const { ref, isDragged } = useDraggable(card, canEdit);
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    // Keys in the open menu reach this element, too, though the menu is drawn elsewhere.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if (event.target instanceof Element && event.target.ariaExpanded === 'true') return;
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
    onArrow(card, event.key);
  };
  return (
    <li ref={ref} className={styles.card} data-card={card.id} data-dragged={isDragged}>
      <div className={styles.head}>
        <span className={styles.name}>
          {card.path === null ? <em>No longer available</em> : <Link to={card.path}>{card.title}</Link>}
        </span>
        {canEdit && (
          // The handle inside takes the focus; this element only hears its keys.
          <span onKeyDown={byKey}>
            <MenuButton
              className={styles.handle}
              label={`Move ${nameOf(card)}`}
              items={stages.map(({ id, name }) => ({
                key: String(id),
                label: name,
                isChosen: id === card.stageId,
                onSelect: () => {
                  if (id !== card.stageId) onMove({ card, from: card.stageId, to: id, after: null });
                },
              }))}
            >
              <HolderOutlined aria-hidden="true" />
            </MenuButton>
          </span>
        )}
      </div>
      <p className={styles.about}>
        {itemKinds[card.kind]} {isWaiting && <WaitingMark />}
      </p>
      {card.nextStep && <p className={styles.step}>{card.nextStep}</p>}
      <div className={styles.foot}>
        {card.dueOn && <time dateTime={card.dueOn}>{formatDate(card.dueOn)}</time>}
        {canEdit && (
          <Button size="small" aria-haspopup="dialog" onClick={() => onOpen(card)}>
            Edit<span className="visually-hidden"> {nameOf(card)}</span>
          </Button>
        )}
      </div>
    </li>
  );
});
