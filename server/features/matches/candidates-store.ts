import { sql } from 'kysely';
import type { SearchQuery } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { askedMatch, matchOf, newestMatching } from '#server/platform/search/matches-store.ts';
import type { SearchTable } from '#server/platform/search/search-index-store.ts';

/** The search indexes in which matches are looked up. */
export type SearchedMatches = Extract<
  SearchTable,
  'member_search' | 'company_search' | 'technology_search' | 'listing_search'
>;

/** The ids of the newest records that match. */
export async function newestIds(
  database: Database,
  table: SearchedMatches,
  query: SearchQuery,
  limit: number,
): Promise<number[]> {
  const { db, dialect } = database;
  const newest = newestMatching(dialect, table, askedMatch(matchOf(database, query)), { limit: sql.val(limit) });
  const rows = await db.selectFrom(newest.as('newest')).select('id').execute();
  return rows.map(({ id }) => id);
}

/** The technologies of these companies, newest first. */
export async function technologiesOf(
  { db }: Pick<Database, 'db'>,
  companyIds: readonly number[],
  limit: number,
): Promise<number[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectFrom('technologies')
    .where('company_id', 'in', companyIds)
    .where('hold', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
