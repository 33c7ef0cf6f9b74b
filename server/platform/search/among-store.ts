import { sql } from 'kysely';
import type { SearchQuery } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Among } from '../records/record.ts';
import { newestInStretch } from './matches-store.ts';
import { matchingIds, matchText, type SearchTable } from './search-index-store.ts';

/** The highest ids of records that match, among those of a range or among a few. */
export async function findMatchesAmong(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  table: SearchTable,
  search: SearchQuery,
  among: Among,
  limit: number,
): Promise<number[]> {
  if ('ids' in among) {
    const match = sql.val(matchText({ dialect }, search));
    const rows = await matchingIds(db, dialect, table as 'listing_search', match)
      .where('rowid', 'in', among.ids)
      .orderBy('rowid', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }
  const newest = newestInStretch(dialect, table, search, { ...among, limit });
  const rows = await db.selectFrom(newest.as('newest')).select('id').execute();
  return rows.map(({ id }) => id);
}
