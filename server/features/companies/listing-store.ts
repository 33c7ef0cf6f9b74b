import { type Expression, type SqlBool, sql } from 'kysely';
import type { CompanySort } from '#contract/companies.ts';
import type { Span } from '#contract/companies-figures.ts';
import { countCap } from '#contract/kit/paging.ts';
import type { SearchQuery } from '#contract/kit/search-words.ts';
import { areaTitle } from '#server/features/focus-areas/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CompaniesTable } from '#server/platform/db/tables/companies.ts';
import { type FewMatching, fewMatching, fewOf } from '#server/platform/search/few-matches-store.ts';
import { type AskedMatch, allMatching, askedMatch, matchOf } from '#server/platform/search/matches-store.ts';
import { holds } from '#server/platform/search/search-index-store.ts';

/** The columns of a card. */
export interface CompanyRow
  extends Pick<
    CompaniesTable,
    'name' | 'name_key' | 'description' | 'logo_url' | 'location' | 'founded_year' | 'size' | 'sector' | 'is_verified'
  > {
  id: number;
  country: string | null;
  employee_count: number | null;
  /** JSON of `StoredFigures`. */
  figures: string;
  funding_eur: number;
  last_round_on: number;
  raising_eur: number;
  team_size: number;
  revenue_eur: number;
  closes_on: number;
  open_jobs: number;
  city_id: number | null;
  is_hiring: number;
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
  'companies.employee_count',
  'companies.figures',
  'companies.funding_eur',
  'companies.last_round_on',
  'companies.raising_eur',
  'companies.team_size',
  'companies.revenue_eur',
  'companies.closes_on',
  'companies.open_jobs',
  'companies.city_id',
  'companies.is_hiring',
  areaTitle('companies.sector'),
] as const;

/** The column of each order; the id breaks ties, so that no two records have the same place. */
export const companyOrders = {
  alphabetical: { column: 'name_key', direction: 'asc' },
  newest: { column: 'founded_year', direction: 'desc' },
  oldest: { column: 'founded_year', direction: 'asc' },
  funding: { column: 'funding_eur', direction: 'desc' },
  'last-round': { column: 'last_round_on', direction: 'desc' },
  raising: { column: 'raising_eur', direction: 'desc' },
  team: { column: 'team_size', direction: 'desc' },
  revenue: { column: 'revenue_eur', direction: 'desc' },
  jobs: { column: 'open_jobs', direction: 'desc' },
  closing: { column: 'closes_on', direction: 'asc' },
} as const satisfies Record<CompanySort, unknown>;

export interface CompanyQuery {
  search: SearchQuery | null;
  /** How many match, where that has been counted beforehand. */
  total?: number | undefined;
  sort: CompanySort;
  /** Nothing outside this part of the order can match. */
  span?: Span | undefined;
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
  const asked = askedMatch(matchOf(database, search));
  const { total, ids } =
    query.total === undefined ? await findFew(database, asked, sortAtMost) : { total: query.total, ids: null };
  // Many have no numbers on PostgreSQL, where a sample may have shown that they are many.
  const isMany = total > sortAtMost || (ids === null && query.total === undefined && database.dialect === 'postgres');
  const found = ids === null ? allMatching(database.dialect, 'company_search', asked) : fewOf(sql.val(ids));
  const page = isMany
    ? inOrder(database, query, holds(database.dialect, 'companies.lexemes', search))
    : sorted(database, query, sql<boolean>`companies.id in ${found}`);
  return { rows: await database.read<CompanyRow>(page.compile()), total: Math.min(total, countCap + 1) };
}

/**
 * The same out of a few matches. PostgreSQL guesses too high how many there are, and would rather test companies in their
 * order, one after another; `offset 0` keeps it from that.
 */
function sorted(database: Database, query: CompanyQuery, meet: Expression<SqlBool>) {
  if (database.dialect === 'sqlite') return inOrder(database, query, meet);
  const { sort, after, limit } = query;
  const { column, direction } = companyOrders[sort];
  const place = sql`(${sql.ref(`companies.${column}`)}, companies.id)`;
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const matches = database.db
    .selectFrom('companies')
    .where('companies.hold', 'is', null)
    .where(meet)
    .$if(after !== undefined, (qb) => qb.where(sql<boolean>`${place} ${beyond} (${after?.key}, ${after?.id})`))
    .select(['companies.id', `companies.${column} as place`])
    .offset(0)
    .as('matches');
  const page = database.db
    .selectFrom(matches)
    .select(['id', 'place'])
    .orderBy('place', direction)
    .orderBy('id', direction)
    .limit(limit)
    .as('page');
  return database.db
    .selectFrom(page)
    .innerJoin('companies', 'companies.id', 'page.id')
    .select(cardColumns)
    .orderBy('page.place', direction)
    .orderBy('page.id', direction);
}

/**
 * Companies after a place in the order that `meet` a condition. The ties of the place and the records after them are
 * two separate walks along the index: SQLite cannot seek by a pair that includes the row's id, and would read all ties
 * (200,000 companies of one year).
 */
function inOrder({ db }: Database, { sort, span, after, limit }: CompanyQuery, meet?: Expression<SqlBool>) {
  const { column, direction } = companyOrders[sort];
  const from = () => {
    const query = db
      .selectFrom('companies')
      .where('companies.hold', 'is', null)
      .select(cardColumns)
      .orderBy(`companies.${column}`, direction)
      .orderBy('companies.id', direction)
      .limit(limit);
    const inSpan = span
      ? query
          .where(`companies.${column}`, '>=', span.from)
          .$if(span.below < Number.POSITIVE_INFINITY, (qb) => qb.where(`companies.${column}`, '<', span.below))
      : query;
    return meet ? inSpan.where(meet) : inSpan;
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

/** How many match, on SQLite up to one more than are sorted, and which, where they are few. */
async function findFew({ db, dialect, read }: Database, asked: AskedMatch, sortAtMost: number): Promise<FewMatching> {
  const limit = (dialect === 'sqlite' ? Math.max(sortAtMost, countCap) : countCap) + 1;
  const [row] = await read<FewMatching>(fewMatching(db, dialect, 'company_search', asked, limit).compile());
  return row ?? { total: 0, ids: null };
}
