import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CompanySort } from '#contract/companies.ts';
import { countCap } from '#contract/kit/paging.ts';
import type { SearchQuery } from '#contract/kit/search-words.ts';
import { areaTitle } from '#server/features/focus-areas/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CompaniesTable } from '#server/platform/db/tables/companies.ts';
import { holds, matchingIds, matchText } from '#server/platform/search/search-index-store.ts';

/** The columns of a card. */
export interface CompanyRow
  extends Pick<
    CompaniesTable,
    'name' | 'name_key' | 'description' | 'logo_url' | 'location' | 'founded_year' | 'size' | 'sector' | 'is_verified'
  > {
  id: number;
  country: string | null;
  owner_id: number | null;
  area_title: string | null;
}

export const cardColumns = [
  'companies.id',
  'companies.owner_id',
  'companies.name',
  'companies.name_key',
  'companies.description',
  'companies.logo_url',
  'companies.location',
  'companies.country',
  'companies.founded_year',
  'companies.size',
  'companies.sector',
  'companies.is_verified',
  areaTitle('companies.sector'),
] as const;

/** The column of each order; the id breaks ties, so that no two records have the same place. */
const orders = {
  alphabetical: { column: 'name_key', direction: 'asc' },
  newest: { column: 'founded_year', direction: 'desc' },
  oldest: { column: 'founded_year', direction: 'asc' },
} as const satisfies Record<CompanySort, unknown>;

export interface CompanyQuery {
  search: SearchQuery | null;
  sort: CompanySort;
  /** Only records after this place in the order. */
  after: { key: string | number; id: number } | undefined;
  limit: number;
}

/**
 * Up to this many matches are looked up and sorted. If there are more, records are read in their order and tested one
 * by one until the page is full; with so many matches that happens soon. (Looking up one record after another in the
 * search index costs a hundred times as much.)
 */
const sortedMatches = 5000;

/** A page of companies, and how many match in all, counted up to one past the cap. */
export async function findCompanies(
  database: Database,
  query: CompanyQuery,
  sortAtMost = sortedMatches,
): Promise<{ rows: CompanyRow[]; total: number }> {
  const { search } = query;
  if (!search) {
    const [rows, total] = await Promise.all([
      database.read<CompanyRow>(inOrder(database, query).compile()),
      countAll(database),
    ]);
    return { rows, total };
  }
  const match = sql.val(matchText(database, search));
  // PostgreSQL needs the figure only for the answer: its planner knows the frequency of lexemes.
  const countTo = database.dialect === 'sqlite' ? Math.max(sortAtMost, countCap) : countCap;
  const total = await countMatching(database, match, countTo + 1);
  const found = matchingIds(database.db, database.dialect, 'company_search', match);
  const page =
    database.dialect === 'sqlite' && total > sortAtMost
      ? inOrder(database, query, holds('companies.lexemes', search))
      : inOrder(database, query, sql<boolean>`companies.id in ${found}`);
  return { rows: await database.read<CompanyRow>(page.compile()), total: Math.min(total, countCap + 1) };
}

/**
 * Companies after a place in the order that `meet` a condition. The ties of the place and the records after them are
 * two separate walks along the index: SQLite cannot seek by a pair that includes the row's id, and would read all ties
 * (200,000 companies of one year).
 */
function inOrder({ db }: Database, { sort, after, limit }: CompanyQuery, meet?: Expression<SqlBool>) {
  const { column, direction } = orders[sort];
  const from = () => {
    const query = db
      .selectFrom('companies')
      .where('companies.hold', 'is', null)
      .select(cardColumns)
      .orderBy(`companies.${column}`, direction)
      .orderBy('companies.id', direction)
      .limit(limit);
    return meet ? query.where(meet) : query;
  };
  if (!after) return from();
  const beyond = direction === 'asc' ? '>' : '<';
  const equals = from().where(`companies.${column}`, '=', after.key).where('companies.id', beyond, after.id);
  const later = from().where(`companies.${column}`, beyond, after.key);
  return db
    .selectFrom(
      db
        .selectFrom(equals.as('equals'))
        .selectAll()
        .unionAll(db.selectFrom(later.as('later')).selectAll())
        .as('page'),
    )
    .selectAll()
    .orderBy(`page.${column}`, direction)
    .orderBy('page.id', direction)
    .limit(limit);
}

async function countAll({ db, read }: Database): Promise<number> {
  const ids = db
    .selectFrom('companies')
    .where('hold', 'is', null)
    .select('name_key')
    // In the order of an index that holds all requested columns.
    .orderBy('name_key')
    .limit(countCap + 1)
    .as('counted');
  const [row] = await read<{ total: number }>(
    db
      .selectFrom(ids)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .compile(),
  );
  return row?.total ?? 0;
}

async function countMatching(
  { db, dialect, read }: Database,
  match: RawBuilder<string>,
  limit: number,
): Promise<number> {
  const ids = matchingIds(db, dialect, 'company_search', match).limit(limit).as('counted');
  const [row] = await read<{ total: number }>(
    db
      .selectFrom(ids)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .compile(),
  );
  return row?.total ?? 0;
}
