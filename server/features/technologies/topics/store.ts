import type { TopicId } from '#contract/technologies-topics.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The topics whose updates a member gets. */
export async function findSubscriptions({ db }: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('technology_updates')
    .where('user_id', '=', userId)
    .select('technology_id as id')
    .orderBy('technology_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Subscribes a member; existing items do not count as new. Repeating it changes nothing. */
export async function subscribe(trx: Transaction, userId: number, technologyId: TopicId, now: string): Promise<void> {
  const lastItemId = await newestItemId({ db: trx }, technologyId);
  await trx
    .insertInto('technology_updates')
    .values({
      user_id: userId,
      technology_id: technologyId,
      created_at: now,
      last_item_id: lastItemId,
      next_mail_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'technology_id']).doNothing())
    .execute();
}

export async function unsubscribe(trx: Transaction, userId: number, technologyId: TopicId): Promise<void> {
  await trx
    .deleteFrom('technology_updates')
    .where('user_id', '=', userId)
    .where('technology_id', '=', technologyId)
    .execute();
}

/** The id of a technology's newest item, 0 where there is none. */
export async function newestItemId({ db }: Pick<Database, 'db'>, technologyId: TopicId): Promise<number> {
  const row = await db
    .selectFrom('feed_items')
    .where('technology_id', '=', technologyId)
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** A subscriber with the last item they were told of. */
export interface Behind {
  userId: number;
  lastItemId: number;
}

/** Subscribers who have not heard of `newest` yet and may be told now; a batch at a time. */
export function findBehind({ db }: Database, technologyId: TopicId, newest: number, now: string): Promise<Behind[]> {
  return db
    .selectFrom('technology_updates')
    .where('technology_id', '=', technologyId)
    .where('last_item_id', '<', newest)
    .where('next_mail_at', '<=', now)
    .select(['user_id as userId', 'last_item_id as lastItemId'])
    .orderBy('last_item_id')
    .limit(100)
    .execute();
}

/** Records that a subscriber is being told; `false` when another process has done so. */
export async function claimTelling(
  trx: Transaction,
  { userId, lastItemId }: Behind,
  technologyId: TopicId,
  next: { itemId: number; mailAt: string },
): Promise<boolean> {
  const result = await trx
    .updateTable('technology_updates')
    .set({ last_item_id: next.itemId, next_mail_at: next.mailAt })
    .where('user_id', '=', userId)
    .where('technology_id', '=', technologyId)
    .where('last_item_id', '=', lastItemId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Titles of what came after an item, up to another, and was published after `since`: at most 50, the newest first. */
export async function findNews(
  { db }: Pick<Database, 'db'>,
  technologyId: TopicId,
  between: { after: number; upTo: number; since: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('feed_items')
    .where('technology_id', '=', technologyId)
    .where('id', '>', between.after)
    .where('id', '<=', between.upTo)
    .where('published_at', '>', between.since)
    .where('hold', 'is', null)
    .select('title')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ title }) => title);
}
