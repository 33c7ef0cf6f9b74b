import { type RawBuilder, sql } from 'kysely';

import {
  type CompanyFacetName,
  type CompanyQueryFilters,
  companyFacetNames,
  companyFilterFacets,
} from '#contract/companies-facets.ts';
import { sectorFacets, sectors } from '#contract/focus-areas-sectors.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { regionCountries } from '#contract/places-regions.ts';
import type { Database } from '#server/platform/db/database.ts';
import { matchText } from '#server/platform/search/search-index-store.ts';

/** Companies with the same value of the counted column. */
interface Tally {
  value: string;
  companies: number;
}

/**
 * Companies are counted in groups with the same values, in two tables: one group of each for every company would be nearly
 * as many groups as companies. `column`: the one that the filter counts.
 */
const counted = {
  country: { table: 'company_groups', column: 'country' },
  basedIn: { table: 'company_groups', column: 'country' },
  focusArea: { table: 'company_groups', column: 'sector' },
  size: { table: 'company_groups', column: 'size' },
  stage: { table: 'company_groups', column: 'stages' },
  verified: { table: 'company_groups', column: 'is_verified' },
  founded: { table: 'company_figure_groups', column: 'founded' },
  funding: { table: 'company_figure_groups', column: 'funding' },
  lastRound: { table: 'company_figure_groups', column: 'last_round' },
  revenue: { table: 'company_figure_groups', column: 'revenue' },
} as const satisfies Record<CompanyFacetName, unknown>;
const groupTables = ['company_groups', 'company_figure_groups'] as const;
type GroupTable = (typeof groupTables)[number];

/** Of so many matching companies the newest are counted, where they have to be looked up. */
const mostLookedUp = 10_000;

/** Up to so many companies of some groups are counted one by one; of more, the newest are. */
const mostInGroups = 50_000;

/** What companies have in a counted column; `isCapped`: more match than were counted. */
export interface Tallies {
  tallies: Tally[];
  isCapped: boolean;
}

/**
 * Counts the companies that meet all filters but one, by the column of that filter. Where all others are counted in the same
 * groups, they have been counted beforehand and any number is exact; otherwise the matches are looked up, once for all
 * filters that nothing is chosen for.
 */
export function talliesOf(
  database: Database,
  filters: CompanyQueryFilters,
): (name: CompanyFacetName) => Promise<Tallies> {
  const lookUps = new Map<string, Promise<LookedUp>>();
  return async (name) => {
    const { table, column } = counted[name];
    const others = { ...filters, [name]: undefined };
    if (areCountedIn(table, others)) {
      return { tallies: await countGroups(database, name, others), isCapped: false };
    }
    const key = JSON.stringify(others);
    const found = lookUps.get(key) ?? lookUp(database, others);
    lookUps.set(key, found);
    const { rows, isCapped } = await found;
    return { tallies: rows.filter((row) => row.counted === column), isCapped };
  };
}

/** How many companies meet the filters, where they have been counted beforehand; otherwise `undefined`. */
export async function countBeforehand(database: Database, filters: CompanyQueryFilters): Promise<number | undefined> {
  const table = groupTables.find((each) => areCountedIn(each, filters));
  return table && sumOf(database, table, filters);
}

async function sumOf(database: Database, table: GroupTable, filters: CompanyQueryFilters): Promise<number> {
  const [row] = await database.read<{ companies: number }>(
    sql`select cast(coalesce(sum(companies), 0) as integer) as companies from ${sql.table(table)}
      where ${conditionsOf(table, filters)}`.compile(database.db),
  );
  return row?.companies ?? 0;
}

/** Whether companies are found by their groups alone. */
function areGrouped({ search, seek, offer, region }: CompanyQueryFilters): boolean {
  return !search && !seek && !offer && !region;
}

/** Whether all these filters, none of them included, are columns of one table of groups. */
function areCountedIn(table: GroupTable, filters: CompanyQueryFilters): boolean {
  return (
    areGrouped(filters) &&
    companyFacetNames.every((name) => filters[name] === undefined || counted[name].table === table)
  );
}

function countGroups(database: Database, name: CompanyFacetName, filters: CompanyQueryFilters): Promise<Tally[]> {
  const { table, column } = counted[name];
  return database.read<Tally>(
    sql`select cast(${sql.ref(column)} as text) as value, cast(sum(companies) as integer) as companies
      from ${sql.table(table)} where ${conditionsOf(table, filters)} group by ${sql.ref(column)}`.compile(database.db),
  );
}

interface LookedUp {
  /** Each with the column that it counts. */
  rows: (Tally & { counted: string })[];
  isCapped: boolean;
}

/** Counts matching companies by every column. */
async function lookUp(database: Database, filters: CompanyQueryFilters): Promise<LookedUp> {
  const matches = areGrouped(filters) ? await inGroups(database, filters) : withLexemes(database, filters);
  const tallies = (name: CompanyFacetName) => {
    const { table, column } = counted[name];
    const groups = sql.ref(table === 'company_groups' ? 'group_id' : 'figure_group_id');
    return sql`select ${column} as counted, cast(${sql.ref(column)} as text) as value,
      cast(sum(found.companies) as integer) as companies
      from (select ${groups} as id, count(*) as companies from matches group by ${groups}) as found
      join ${sql.table(table)} using (id) group by ${sql.ref(column)}`;
  };
  const columns = companyFacetNames.filter((name) => name !== 'basedIn').map(tallies);
  const rows = await database.read<LookedUp['rows'][number]>(
    sql`with matches as materialized (${matches}) ${sql.join(columns, sql` union all `)}`.compile(database.db),
  );
  const total = rows.reduce((sum, row) => (row.counted === 'size' ? sum + row.companies : sum), 0);
  return { rows, isCapped: total === mostLookedUp + 1 };
}

/** The groups of the newest matching companies, found by words and by what is sought and offered. */
function withLexemes(database: Database, filters: CompanyQueryFilters): RawBuilder<unknown> {
  const query = searchQuery(filters.search, companyFilterFacets(filters), 'parts');
  if (!query) throw new Error('unreachable');
  const match = matchText(database, query);
  const meet = database.dialect === 'sqlite' ? sql`company_search match ${match}` : sql`lexemes @@ ${match}::tsquery`;
  return sql`select group_id, figure_group_id from
    (select rowid as id from company_search where ${meet} order by rowid desc limit ${mostLookedUp + 1}) as newest
    join grouped_companies on company_id = newest.id`;
}

/** The groups of companies that are in groups of both tables: of all of them, or of the newest if there are many. */
async function inGroups(database: Database, filters: CompanyQueryFilters): Promise<RawBuilder<unknown>> {
  const sums = await Promise.all(groupTables.map((table) => sumOf(database, table, filters)));
  const meet = sql`group_id in (select id from company_groups where ${conditionsOf('company_groups', filters)})
    and figure_group_id in (select id from company_figure_groups where ${conditionsOf('company_figure_groups', filters)})`;
  const all = sql`select group_id, figure_group_id from grouped_companies where ${meet}`;
  return Math.min(...sums) <= mostInGroups ? all : sql`${all} order by company_id desc limit ${mostLookedUp + 1}`;
}

/** The filters as conditions on the groups of one table. */
function conditionsOf(table: GroupTable, filters: CompanyQueryFilters): RawBuilder<unknown> {
  const conditions = [sql`companies > 0`];
  const oneOf = (column: string, values: readonly string[] | undefined) => {
    if (values) conditions.push(sql`${sql.ref(column)} in (${sql.join(values.length > 0 ? values : [''])})`);
  };
  if (table === 'company_figure_groups') {
    oneOf('founded', filters.founded);
    oneOf('funding', filters.funding);
    oneOf('last_round', filters.lastRound);
    oneOf('revenue', filters.revenue);
    return sql.join(conditions, sql` and `);
  }
  const { basedIn, focusArea, stage } = filters;
  oneOf('country', filters.country);
  oneOf('country', basedIn && [...new Set(basedIn.flatMap((region) => regionCountries[region].split(' ')))]);
  oneOf('size', filters.size);
  oneOf('sector', focusArea && sectorsInside(focusArea));
  if (stage)
    conditions.push(
      sql`(${sql.join(
        stage.map((each) => sql`stages like ${`%,${each},%`}`),
        sql` or `,
      )})`,
    );
  if (filters.verified) conditions.push(sql`is_verified = 1`);
  return sql.join(conditions, sql` and `);
}

function sectorsInside(areas: readonly string[]): string[] {
  return sectors.filter(({ id }) => sectorFacets(id).some((each) => areas.includes(each))).map(({ id }) => id);
}
