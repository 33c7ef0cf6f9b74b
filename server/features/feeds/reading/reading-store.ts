import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ClaimedSource } from './due-store.ts';
import type { ParsedItem } from './parsed-item.ts';

/**
 * Records that a source was read; `false` if it was deleted or has another address by now, so that the result no longer
 * belongs to it.
 */
export async function noteSuccess(
  trx: Transaction,
  { id, feedUrl }: ClaimedSource,
  note: { at: string; nextDueAt: string; validators: { etag: string | null; last_modified: string | null } | null },
): Promise<boolean> {
  const result = await trx
    .updateTable('feed_sources')
    .set({
      last_ok_at: note.at,
      last_tried_at: note.at,
      last_error: null,
      failures: 0,
      next_due_at: note.nextDueAt,
      ...note.validators,
    })
    .where('id', '=', id)
    .where('feed_url', '=', feedUrl)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Records that a source could not be read; its last good state stays. */
export async function noteFailure(
  trx: Transaction,
  { id, feedUrl, failures }: ClaimedSource,
  note: { at: string; nextDueAt: string; reason: string },
): Promise<void> {
  await trx
    .updateTable('feed_sources')
    .set({ last_tried_at: note.at, last_error: note.reason, failures: failures + 1, next_due_at: note.nextDueAt })
    .where('id', '=', id)
    .where('feed_url', '=', feedUrl)
    .execute();
}

/**
 * Stores the items of a reading, each once. A known item takes its feed's corrections, and keeps its date, likes and
 * marks. No date is in the future, where it would stay on top.
 */
export async function storeItems(
  trx: Transaction,
  source: Pick<ClaimedSource, 'id' | 'technologyId'>,
  items: readonly ParsedItem[],
  at: string,
): Promise<void> {
  const byKey = new Map(items.map((item) => [keyOf(item.guid), item]));
  // The first item of a feed is its newest: among items with equal dates the highest id comes first.
  const rows = [...byKey].toReversed().map(([key, item]) => ({
    source_id: source.id,
    technology_id: source.technologyId,
    guid_key: key,
    title: item.title,
    link: item.link,
    summary: item.summary,
    published_at: item.publishedAt !== null && item.publishedAt < at ? item.publishedAt : at,
    is_premium: 0,
    companies: '[]',
    likes: 0,
    created_at: at,
  }));
  if (rows.length === 0) return;
  await trx
    .insertInto('feed_items')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'guid_key']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        link: eb.ref('excluded.link'),
        summary: eb.ref('excluded.summary'),
      })),
    )
    .execute();
}

interface ItemPlace {
  published_at: string;
  id: number;
}

export async function findSourceIds({ db }: Pick<Database, 'db'>): Promise<number[]> {
  const rows = await db.selectFrom('feed_sources').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The position of the `n`th newest item of a source; `undefined` if it has fewer. */
export function nthNewestItem(
  { db }: Pick<Database, 'db'>,
  sourceId: number,
  n: number,
): Promise<ItemPlace | undefined> {
  return db
    .selectFrom('feed_items')
    .where('source_id', '=', sourceId)
    .select(['published_at', 'id'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
}

/**
 * Deletes items of a source that were read before a moment and come after a position, the oldest first and limited in
 * number; returns that number. Liked and saved items stay, and withheld ones, which would otherwise return.
 */
export async function deleteOldItems(
  trx: Transaction,
  { sourceId, oldestKept, before, limit }: { sourceId: number; oldestKept: ItemPlace; before: string; limit: number },
): Promise<number> {
  const old = trx
    .selectFrom('feed_items')
    .where('source_id', '=', sourceId)
    .where(sql<boolean>`(published_at, id) < (${oldestKept.published_at}, ${oldestKept.id})`)
    // No item is dated after it was read, so the index can narrow the search by date.
    .where('published_at', '<', before)
    .where('created_at', '<', before)
    .where('likes', '=', 0)
    .where('hold', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_items')
            .where('saved_items.kind', '=', 'feed-item')
            .whereRef('saved_items.item_id', '=', 'feed_items.id')
            .select('saved_items.id'),
        ),
      ),
    )
    .orderBy('published_at')
    .orderBy('id')
    .limit(limit)
    .select('id');
  const { numDeletedRows } = await trx
    .deleteFrom('feed_items')
    .where('id', 'in', old)
    .where('likes', '=', 0)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ids in feeds can have any length. */
export function keyOf(guid: string): string {
  return createHash('sha256').update(guid).digest('hex');
}
