import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { countCap } from '#contract/kit/paging.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { type AskedMatch, someMatching } from './matches-store.ts';
import type { SearchTable } from './search-index-store.ts';

/** How many records match, and which, where they are few. */
export interface FewMatching {
  /** Counted up to a limit. */
  total: number;
  /** The numbers of all that match, as PostgreSQL writes them (`{7,12}`); `null` where they are many, and on SQLite. */
  ids: string | null;
}

/** Up to so many are few: to name them takes less than to look them up once more. */
export const few = 5000;

/**
 * Counts the records that match, up to a limit (one past the cap of lists), and names all of them where they are few. To look
 * them up takes PostgreSQL as long as all the rest of a page, so that a page is made of these; SQLite looks them up in no time.
 */
export function fewMatching(
  db: Kysely<Schema>,
  dialect: Database['dialect'],
  table: SearchTable,
  asked: AskedMatch,
  limit = countCap + 1,
) {
  const most = sql.lit(limit);
  const found =
    dialect === 'sqlite'
      ? someMatching(dialect, table, asked, most)
      : someMatching(dialect, table, asked, sql.lit(Math.max(limit, few + 1)), most);
  const ids =
    dialect === 'sqlite'
      ? sql<null>`null`
      : sql<string | null>`case when count(*) <= ${sql.lit(few)} then coalesce(cast(array_agg(id) as text), '{}') end`;
  return db
    .selectFrom(found.as('counted'))
    .select([sql<number>`case when count(*) > ${most} then ${most} else count(*) end`.as('total'), ids.as('ids')]);
}

/** These records in a statement. */
export function fewOf(ids: Expression<string>): RawBuilder<{ id: number }> {
  return sql`(select unnest(cast(${ids} as bigint[])) as id)`;
}

/** The newest of these records, from a place in the list on. */
export function newestOfFew(
  ids: Expression<string>,
  { before, limit }: { before: Expression<number>; limit: Expression<number> },
): RawBuilder<{ id: number }> {
  return sql`(select id from ${fewOf(ids)} as few where id < ${before} order by id desc limit ${limit})`;
}
