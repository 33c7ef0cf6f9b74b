import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';

import type { FeedSourceInput, FeedState } from '#contract/feeds.ts';
import { contains } from '#server/platform/db/contains.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import type { SourceRow } from './store.ts';

export interface SourceFilters {
  state: FeedState | undefined;
  /** Any part of a name or of an address. */
  search: string | undefined;
}

/** Matching sources, the newest first. */
export function findAllSources(
  database: Pick<Database, 'db' | 'dialect'>,
  filters: SourceFilters,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<SourceRow[]> {
  return matching(database, filters, before).selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** The number of matching sources, counted up to one past the cap. */
export function countSources(database: Pick<Database, 'db' | 'dialect'>, filters: SourceFilters): Promise<number> {
  return countCapped(database, matching(database, filters, undefined).select('id'));
}

/** There are only dozens of sources, all added by hand, so they are read in order. */
function matching(
  database: Pick<Database, 'db' | 'dialect'>,
  { state, search }: SourceFilters,
  before: number | undefined,
) {
  let query = database.db.selectFrom('feed_sources').where('id', '<', before ?? Number.MAX_SAFE_INTEGER);
  if (state) query = query.where(({ and, eb }) => and(states(eb)[state]));
  if (search) {
    const words = sql<string>`name || ' ' || url || ' ' || coalesce(feed_url, '')`;
    query = query.where(contains(database, words, search));
  }
  return query;
}

/** The conditions of each state of a source: `stateOf` (./presenter.ts) as SQL. */
function states(eb: ExpressionBuilder<Schema, 'feed_sources'>): Record<FeedState, Expression<SqlBool>[]> {
  const isReal = eb('feed_url', 'is not', null);
  const isRead = [isReal, eb('state', '=', 'active')];
  return {
    sample: [eb('feed_url', 'is', null)],
    paused: [isReal, eb('state', '=', 'paused')],
    failing: [...isRead, eb('failures', '>', 0)],
    waiting: [...isRead, eb('failures', '=', 0), eb('last_ok_at', 'is', null)],
    current: [...isRead, eb('failures', '=', 0), eb('last_ok_at', 'is not', null)],
  };
}

/** Adds a source, which is due at once. Throws a unique violation if the topic already has this feed. */
export function insertSource(trx: Transaction, input: FeedSourceInput, now: string): Promise<SourceRow> {
  return trx
    .insertInto('feed_sources')
    .values({ ...columnsOf(input), failures: 0, next_due_at: now, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Changes a source; `undefined` if there is none. With another address it starts again: the state of the old one is
 * deleted, its items stay. Only a sample loses them, because they were invented.
 */
export async function updateSource(
  trx: Transaction,
  before: SourceRow,
  input: FeedSourceInput,
  now: string,
): Promise<SourceRow | undefined> {
  const { id } = before;
  const isMoved = before.feed_url !== input.feedUrl;
  if (before.feed_url === null) await trx.deleteFrom('feed_items').where('source_id', '=', id).execute();
  if (before.technology_id !== input.technologyId) {
    await trx
      .updateTable('feed_items')
      .set({ technology_id: input.technologyId })
      .where('source_id', '=', id)
      .execute();
  }
  const anew = {
    etag: null,
    last_modified: null,
    last_error: null,
    last_ok_at: null,
    last_tried_at: null,
    failures: 0,
    next_due_at: now,
  };
  return trx
    .updateTable('feed_sources')
    .set({ ...columnsOf(input), ...(isMoved && anew) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a source with its items and their likes; `false` if there is none. */
export async function deleteSource(trx: Transaction, id: number): Promise<boolean> {
  const result = await trx.deleteFrom('feed_sources').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

function columnsOf({ feedUrl, technologyId, ...input }: FeedSourceInput) {
  return { ...input, feed_url: feedUrl, technology_id: technologyId };
}
