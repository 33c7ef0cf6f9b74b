import type { SavableKind } from '#contract/items.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

export interface SavedRow {
  id: number;
  kind: SavableKind;
  item_id: number;
  created_at: string;
}

interface SavedQuery {
  userId: number;
  kind: SavableKind | undefined;
  before: number | undefined;
  limit: number;
}

/** A member's saved items, newest first. */
export async function findSaved({ db }: Database, { userId, kind, before, limit }: SavedQuery): Promise<SavedRow[]> {
  let query = db.selectFrom('saved_items').where('user_id', '=', userId);
  if (kind) query = query.where('kind', '=', kind);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.select(['id', 'kind', 'item_id', 'created_at']).orderBy('id', 'desc').limit(limit).execute();
  // Only savable kinds are ever stored.
  return rows as SavedRow[];
}

/** Counts all saved items of the member, up to one past the cap. */
export function countSaved({ db }: Database, userId: number, kind: SavableKind | undefined): Promise<number> {
  let query = db.selectFrom('saved_items').select('id').where('user_id', '=', userId);
  if (kind) query = query.where('kind', '=', kind);
  return countCapped({ db }, query);
}

/** Numbers of the saved records of one kind. */
export async function findSavedIds({ db }: Pick<Database, 'db'>, userId: number, kind: SavableKind): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_items')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .select('item_id')
    .orderBy('item_id')
    .execute();
  return rows.map(({ item_id }) => item_id);
}

/** Saves a record; repeating it changes nothing. */
export async function insertSaved(
  trx: Transaction,
  saved: { userId: number; kind: SavableKind; itemId: number; createdAt: string },
): Promise<void> {
  await trx
    .insertInto('saved_items')
    .values({ user_id: saved.userId, kind: saved.kind, item_id: saved.itemId, created_at: saved.createdAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doNothing())
    .execute();
}

/** Removes a record from the saved ones. */
export async function deleteSaved(
  trx: Transaction,
  saved: { userId: number; kind: SavableKind; itemId: number },
): Promise<void> {
  await trx
    .deleteFrom('saved_items')
    .where('user_id', '=', saved.userId)
    .where('kind', '=', saved.kind)
    .where('item_id', '=', saved.itemId)
    .execute();
}
