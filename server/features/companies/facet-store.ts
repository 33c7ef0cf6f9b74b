import { type RawBuilder, type Selectable, sql } from 'kysely';

import { type CompanyFacetName, type CompanyQueryFilters, companyFilterFacets } from '#contract/companies-facets.ts';
import { sectorFacets, sectors } from '#contract/focus-areas-sectors.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { regionCountries } from '#contract/places-regions.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CompanyGroupsTable } from '#server/platform/db/tables/companies.ts';
import { matchText } from '#server/platform/search/search-index-store.ts';

/** Companies with the same value of the counted column. */
interface Tally {
  value: string;
  companies: number;
}

/** The column that each filter counts. */
const columns = {
  country: 'country',
  basedIn: 'country',
  focusArea: 'sector',
  size: 'size',
  stage: 'stages',
  verified: 'is_verified',
} as const satisfies Record<CompanyFacetName, string>;

/** Of so many matching companies the newest are counted, where words or other filters have to be looked up. */
const mostLookedUp = 10_000;

/** What companies have in a counted column; `isCapped`: more match than were counted. */
export interface Tallies {
  tallies: Tally[];
  isCapped: boolean;
}

/**
 * Counts the companies that meet all filters but one, by the column of that filter. Without words, and without filters by
 * what is sought and offered, they have been counted beforehand and any number is exact; otherwise the matches are looked
 * up, once for all filters that nothing is chosen for.
 */
export function talliesOf(
  database: Database,
  filters: CompanyQueryFilters,
): (name: CompanyFacetName) => Promise<Tallies> {
  const lookUps = new Map<string, Promise<Group[]>>();
  return async (name) => {
    const others = { ...filters, [name]: undefined };
    if (!others.search && !others.seek && !others.offer && !others.region) {
      return { tallies: await countGroups(database, name, others), isCapped: false };
    }
    const query = searchQuery(others.search, companyFilterFacets(others), 'parts');
    if (!query) throw new Error('unreachable');
    const match = matchText(database, query);
    const found = lookUps.get(match) ?? lookUp(database, match);
    lookUps.set(match, found);
    const groups = await found;
    return {
      tallies: groups.map((group) => ({ value: String(group[columns[name]]), companies: group.companies })),
      isCapped: groups.reduce((sum, { companies }) => sum + companies, 0) > mostLookedUp,
    };
  };
}

function countGroups(database: Database, name: CompanyFacetName, filters: CompanyQueryFilters): Promise<Tally[]> {
  const column = sql.ref(`company_groups.${columns[name]}`);
  return database.read<Tally>(
    sql`select ${column} as value, cast(sum(companies) as integer) as companies from company_groups
      where ${conditionsOf(filters)} group by ${column}`.compile(database.db),
  );
}

type Group = Pick<Selectable<CompanyGroupsTable>, (typeof columns)[CompanyFacetName] | 'companies'>;

/** The newest matching companies, by the values that they have in common. */
function lookUp(database: Database, match: string): Promise<Group[]> {
  const matches =
    database.dialect === 'sqlite' ? sql`company_search match ${match}` : sql`lexemes @@ ${match}::tsquery`;
  return database.read<Group>(
    sql`select country, sector, size, is_verified, stages, found.companies from
      (select group_id, count(*) as companies from
        (select rowid as id from company_search where ${matches} order by rowid desc limit ${mostLookedUp + 1}) as newest
        join grouped_companies on company_id = newest.id group by group_id) as found
      join company_groups on company_groups.id = found.group_id`.compile(database.db),
  );
}

/** The filters as conditions on groups. */
function conditionsOf({
  country,
  basedIn,
  focusArea,
  size,
  stage,
  verified,
}: CompanyQueryFilters): RawBuilder<unknown> {
  const conditions = [sql`companies > 0`];
  const oneOf = (column: string, values: readonly string[]) => {
    conditions.push(sql`${sql.ref(column)} in (${sql.join(values.length > 0 ? values : [''])})`);
  };
  if (country) oneOf('country', country);
  if (basedIn) oneOf('country', [...new Set(basedIn.flatMap((region) => regionCountries[region].split(' ')))]);
  if (size) oneOf('size', size);
  if (focusArea) {
    const inside = sectors.filter(({ id }) => sectorFacets(id).some((each) => focusArea.some((area) => area === each)));
    oneOf(
      'sector',
      inside.map(({ id }) => id),
    );
  }
  if (stage) {
    const raising = stage.map((each) => sql`stages like ${`%,${each},%`}`);
    conditions.push(sql`(${sql.join(raising, sql` or `)})`);
  }
  if (verified) conditions.push(sql`is_verified = 1`);
  return sql.join(conditions, sql` and `);
}
