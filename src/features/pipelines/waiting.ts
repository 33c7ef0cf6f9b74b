import { useMemo } from 'react';
import { z } from 'zod';

import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { cardBounds, changeCard, moveCard, removeCard } from '#contract/pipelines-cards.ts';
import { useOutbox } from '#src/features/outbox/index.ts';
import { type Board, withMove } from './board.ts';

const written = z.object({ nextStep: z.string().max(cardBounds.nextStep), dueOn: z.string().nullable() });

/** What waits in the outbox of the desktop app for a card of this board: which card, and what becomes of the board. */
function waitingFor(entry: OutboxEntry, pipelineId: number) {
  const [, ofPipeline, card] = entry.record.split('/');
  const cardId = Number(card);
  if (Number(ofPipeline) !== pipelineId || entry.refusal) return null;
  return { cardId, change: changeOf(entry, cardId) };
}

function changeOf({ endpoint, form }: OutboxEntry, cardId: number): (board: Board) => Board {
  if (endpoint === removeCard.name) {
    return (board) => ({ ...board, board: board.board.filter(({ id }) => id !== cardId) });
  }
  const move = endpoint === moveCard.name ? moveCard.body.safeParse(form).data : undefined;
  if (move) {
    return (board) => {
      const card = board.board.find(({ id }) => id === cardId);
      return card ? withMove(board, { card, ...move }) : board;
    };
  }
  const edit = endpoint === changeCard.name ? written.safeParse(form).data : undefined;
  if (!edit) return (board) => board;
  return (board) => ({
    ...board,
    board: board.board.map((card) => (card.id === cardId ? { ...card, ...edit } : card)),
  });
}

const ofCards = new Set<string>([moveCard.name, changeCard.name, removeCard.name]);

/** A board as it will be once the server has what waits for it, and the cards for which something waits. */
export function withWaiting(
  board: Board,
  entries: readonly OutboxEntry[],
): { board: Board; waiting: ReadonlySet<number> } {
  const changes = entries
    .filter(({ endpoint }) => ofCards.has(endpoint))
    .flatMap((entry) => waitingFor(entry, board.id) ?? []);
  if (changes.length === 0) return { board, waiting: noCards };
  return {
    board: changes.reduce((shown, { change }) => change(shown), board),
    waiting: new Set(changes.map(({ cardId }) => cardId)),
  };
}

/** Always the same, so that nothing is drawn again on the web. */
const noCards: ReadonlySet<number> = new Set();

/** The same, as the outbox changes. */
export function useWaitingBoard(kept: Board) {
  const entries = useOutbox();
  return useMemo(() => withWaiting(kept, entries), [kept, entries]);
}
