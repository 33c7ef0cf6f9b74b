import type { Transaction } from '#server/platform/db/schema.ts';

/** The distance between two cards that were put down one after the other. */
const gap = 1024;

/** The cards of a stage from the top, without the one that moves. */
function others(trx: Transaction, stageId: number, cardId?: number) {
  const query = trx.selectFrom('pipeline_cards').where('stage_id', '=', stageId).select(['id', 'position']);
  return (cardId === undefined ? query : query.where('id', '!=', cardId)).orderBy('position').orderBy('id').execute();
}

/** The place below all cards of a stage. */
export async function endOf(trx: Transaction, stageId: number): Promise<number> {
  return ((await others(trx, stageId)).at(-1)?.position ?? 0) + gap;
}

/**
 * Puts a card behind another one of the stage `to`, on top of it (`after` is `null`), or at its end where `after` has
 * left the stage. Usually one row changes; where two cards are too close, the whole stage is spaced out again.
 */
export async function placeCard(
  trx: Transaction,
  { id, to, after }: { id: number; to: number; after: number | null },
): Promise<void> {
  const cards = await others(trx, to, id);
  const found = cards.findIndex((card) => card.id === after);
  const index = after === null ? 0 : found === -1 ? cards.length : found + 1;
  const above = cards[index - 1]?.position;
  const below = cards[index]?.position;
  if (below === undefined) return put(trx, id, to, (above ?? 0) + gap);
  const between = above === undefined ? below - gap : Math.floor((above + below) / 2);
  if (above === undefined || (between > above && between < below)) return put(trx, id, to, between);
  const order = [...cards.slice(0, index).map((card) => card.id), id, ...cards.slice(index).map((card) => card.id)];
  for (const [place, each] of order.entries()) await put(trx, each, to, (place + 1) * gap);
}

/** Moves the cards of a stage, in their order, to the end of another one. */
export async function appendCards(trx: Transaction, from: number, to: number): Promise<void> {
  const end = await endOf(trx, to);
  for (const [index, { id }] of (await others(trx, from)).entries()) await put(trx, id, to, end + index * gap);
}

async function put(trx: Transaction, id: number, stageId: number, position: number): Promise<void> {
  await trx.updateTable('pipeline_cards').set({ stage_id: stageId, position }).where('id', '=', id).execute();
}
