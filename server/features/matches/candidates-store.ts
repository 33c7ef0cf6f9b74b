import type { Database } from '#server/platform/db/database.ts';
import type { SearchTable } from '#server/platform/search/search-index-store.ts';

/** The search indexes in which matches are looked up. */
export type SearchedMatches = Extract<
  SearchTable,
  'member_search' | 'company_search' | 'technology_search' | 'listing_search'
>;

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
