import type { CallResult } from '#contract/kit/endpoint.ts';
import type { getPipeline } from '#contract/pipelines.ts';
import type { Card } from '#contract/pipelines-cards.ts';

export type Board = CallResult<typeof getPipeline>;
/** The stages of a board, without its cards: it stays the same while cards move. */
export type Frame = Pick<Board, 'id' | 'stages'>;

/** A move as the server takes it: behind `after`, or to the top of the stage. */
export interface Move {
  card: Card;
  from: number;
  to: number;
  after: number | null;
}

/** The board with the card where the move puts it, in the order in which the server will answer. */
export function withMove<Shown extends Pick<Board, 'board'>>(shown: Shown, { card, to, after }: Move): Shown {
  const moved = shown.board.find(({ id }) => id === card.id);
  if (!moved) return shown;
  const others = shown.board.filter(({ id }) => id !== card.id);
  const found = others.findIndex(({ id, stageId }) => id === after && stageId === to);
  const last = others.findLastIndex(({ stageId }) => stageId === to);
  const first = others.findIndex(({ stageId }) => stageId === to);
  const index = after === null ? Math.max(first, 0) : found === -1 ? last + 1 : found + 1;
  return { ...shown, board: others.toSpliced(index, 0, { ...moved, stageId: to }) };
}

/** The move that puts a card back where this board has it. */
export function moveBack(shown: Pick<Board, 'board'>, { card, from, to }: Move): Move {
  const stage = shown.board.filter(({ stageId }) => stageId === from);
  const index = stage.findIndex(({ id }) => id === card.id);
  return { card, from: to, to: from, after: stage[index - 1]?.id ?? null };
}

/** Where an arrow key moves a card: left and right to the top of the next stage; `undefined` at the edge. */
export function moveByKey(
  { stages, board }: Pick<Board, 'stages' | 'board'>,
  card: Card,
  key: string,
): Move | undefined {
  const from = card.stageId;
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (sideways !== undefined) {
    const stage = stages[stages.findIndex(({ id }) => id === from) + sideways];
    return stage && { card, from, to: stage.id, after: null };
  }
  const column = board.filter(({ stageId }) => stageId === from);
  const index = column.findIndex(({ id }) => id === card.id);
  if (key === 'ArrowUp' && index > 0) return { card, from, to: from, after: column[index - 2]?.id ?? null };
  const below = column[index + 1];
  if (key === 'ArrowDown' && below) return { card, from, to: from, after: below.id };
  return undefined;
}

/** Where a card is, in words for a screen reader. */
export function placeInWords({ stages, board }: Pick<Board, 'stages' | 'board'>, cardId: number): string {
  const card = board.find(({ id }) => id === cardId);
  const stage = stages.find(({ id }) => id === card?.stageId);
  if (!card || !stage) return '';
  const column = board.filter(({ stageId }) => stageId === stage.id);
  return `${stage.name}, place ${column.findIndex(({ id }) => id === cardId) + 1} of ${column.length}`;
}
