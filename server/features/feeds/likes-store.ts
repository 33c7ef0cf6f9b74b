import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** Likes an item once and updates its count, in one transaction. `undefined` if there is no such item. */
export async function addLike(trx: Transaction, userId: number, itemId: number): Promise<number | undefined> {
  const exists = await trx
    .selectFrom('feed_items')
    .where('id', '=', itemId)
    .where('hold', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!exists) return undefined;
  const added = await trx
    .insertInto('feed_likes')
    .values({ user_id: userId, item_id: itemId })
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing())
    .executeTakeFirst();
  return changeCount(trx, itemId, Number(added.numInsertedOrUpdatedRows ?? 0));
}

/** Removes a like; nothing changes if there was none. `undefined` if there is no such item. */
export async function removeLike(trx: Transaction, userId: number, itemId: number): Promise<number | undefined> {
  const removed = await trx
    .deleteFrom('feed_likes')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return changeCount(trx, itemId, -Number(removed.numDeletedRows));
}

async function changeCount(trx: Transaction, itemId: number, by: number): Promise<number | undefined> {
  const row = await trx
    .updateTable('feed_items')
    .set(({ eb }) => ({ likes: eb('likes', '+', by) }))
    .where('id', '=', itemId)
    .returning('likes')
    .executeTakeFirst();
  return row?.likes;
}

/** The newest items that a member likes. */
export async function findLikes({ db }: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('feed_likes')
    .where('user_id', '=', userId)
    .select('item_id as id')
    .orderBy('item_id', 'desc')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
