import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { FeedKind } from '#contract/connections-follows.ts';
import { hasProfile } from '#server/features/members/index.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ChangesTable } from '#server/platform/db/tables/changes.ts';

/** A change, with the name of whoever made it. */
export interface ChangeRow extends Selectable<ChangesTable> {
  by_name: string | null;
  by_has_profile: 0 | 1;
}

const columns = [
  'changes.id',
  'changes.kind',
  'changes.item_id',
  'changes.field',
  'changes.old_value',
  'changes.new_value',
  'changes.by_id',
  'changes.by_role',
  'changes.subject_kind',
  'changes.subject_id',
  'changes.created_at',
  sql<string | null>`coalesce(users.full_name, users.username)`.as('by_name'),
  hasProfile('changes.by_id', 'by_has_profile'),
] as const;

interface Page {
  before: number | undefined;
  limit: number;
}

/** The changes of one record, newest first. */
export function findHistory(
  { db }: Pick<Database, 'db'>,
  { kind, id }: { kind: FeedKind; id: number },
  { before = Number.MAX_SAFE_INTEGER, limit }: Page,
): Promise<ChangeRow[]> {
  return db
    .selectFrom('changes')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('changes.id', '<', before)
    .leftJoin('users', 'users.id', 'changes.by_id')
    .select(columns)
    .orderBy('changes.id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts the changes of one record, up to one past the cap. */
export function countHistory(
  { db }: Pick<Database, 'db'>,
  { kind, id }: { kind: FeedKind; id: number },
): Promise<number> {
  return countCapped({ db }, db.selectFrom('changes').where('kind', '=', kind).where('item_id', '=', id).select('id'));
}

export interface FeedQuery {
  followerId: number;
  kind: FeedKind | undefined;
}

/** The changes of all records that someone follows, newest first. */
export function findFeed(
  database: Pick<Database, 'db' | 'dialect'>,
  query: FeedQuery,
  { before = Number.MAX_SAFE_INTEGER, limit }: Page,
): Promise<ChangeRow[]> {
  return database.db
    .selectFrom('changes')
    .where('changes.id', 'in', newestOfEach(database, query, { before, limit }))
    .leftJoin('users', 'users.id', 'changes.by_id')
    .select(columns)
    .orderBy('changes.id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * The newest changes of followed records. Those of a page are from at most as many records as it has rows, so the newest
 * change of each record comes first, from the index; then only these records are read. Neither the number of all changes
 * nor that of a record's followers matters. PostgreSQL and SQLite each have their own words for it.
 */
function newestOfEach(
  { dialect }: Pick<Database, 'dialect'>,
  { followerId, kind }: FeedQuery,
  { before, limit }: { before: number; limit: number },
): RawBuilder<number> {
  const last = sql`(select max(latest.id) from changes as latest
    where latest.kind = some_followed.kind and latest.item_id = some_followed.item_id and latest.id < ${before})`;
  const ofKind = kind ? sql`and follows.kind = ${kind}` : sql``;
  const ofSearches = kind && kind !== 'saved-search' ? sql`and 1 = 0` : sql``;
  const records = sql`(select kind, item_id, last_id from
      (select some_followed.kind, some_followed.item_id, ${last} as last_id from (
        select kind, item_id from follows where follows.follower_id = ${followerId} ${ofKind}
        union all
        select 'saved-search', id from saved_searches where user_id = ${followerId} ${ofSearches}
      ) as some_followed) as each_record
    where last_id is not null order by last_id desc limit ${limit})`;
  const ofRecord = sql`select newest.id from changes as newest
    where newest.kind = some_records.kind and newest.item_id = some_records.item_id and newest.id < ${before}
    order by newest.id desc limit ${limit}`;
  return dialect === 'postgres'
    ? sql`(select page.id from ${records} as some_records cross join lateral (${ofRecord}) as page
        order by page.id desc limit ${limit})`
    : sql`(select page.id from ${records} as some_records cross join changes as page on page.id in (${ofRecord})
        order by page.id desc limit ${limit})`;
}

/** Counts the changes of all records that someone follows, up to one past the cap. */
export function countFeed({ db }: Pick<Database, 'db'>, { followerId, kind }: FeedQuery): Promise<number> {
  const followed = db
    .selectFrom('follows')
    .innerJoin('changes', (join) =>
      join.onRef('changes.kind', '=', 'follows.kind').onRef('changes.item_id', '=', 'follows.item_id'),
    )
    .where('follows.follower_id', '=', followerId)
    .select('changes.id');
  const found = db
    .selectFrom('saved_searches')
    .innerJoin('changes', 'changes.item_id', 'saved_searches.id')
    .where('changes.kind', '=', 'saved-search')
    .where('saved_searches.user_id', '=', followerId)
    .select('changes.id');
  if (kind === 'saved-search') return countCapped({ db }, found);
  if (kind) return countCapped({ db }, followed.where('follows.kind', '=', kind));
  return countCapped({ db }, followed.unionAll(found));
}

/** Deletes changes from before a moment, at most so many; returns how many they were. */
export async function deleteOldChanges(trx: Transaction, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('changes')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .select('id');
  const { numDeletedRows } = await trx.deleteFrom('changes').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
