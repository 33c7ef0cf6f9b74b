import { type RawBuilder, sql } from 'kysely';

import { type CompanyFacetName, type CompanyQueryFilters, companyFilterFacets } from '#contract/companies-facets.ts';
import { sectorFacets, sectors } from '#contract/focus-areas-sectors.ts';
import { type SearchQuery, searchQuery } from '#contract/kit/search-words.ts';
import { regionCountries } from '#contract/places-regions.ts';
import type { Database } from '#server/platform/db/database.ts';
import { matchText } from '#server/platform/search/search-index-store.ts';

/** Companies with the same value of the counted column. */
export interface Tally {
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

/**
 * The companies that meet all filters but one, by the column of that filter. Without words, and without filters by what is
 * sought and offered, they have been counted beforehand and any number is exact; otherwise the matches are looked up, and
 * `isCapped` says that there are more than were counted.
 */
export async function tallyCompanies(
  database: Database,
  name: CompanyFacetName,
  filters: CompanyQueryFilters,
): Promise<{ tallies: Tally[]; isCapped: boolean }> {
  const others = { ...filters, [name]: undefined };
  if (others.search || others.seek || others.offer || others.region) {
    const query = searchQuery(others.search, companyFilterFacets(others), 'parts');
    return query ? lookUp(database, name, query) : { tallies: [], isCapped: false };
  }
  const column = sql.ref(`company_groups.${columns[name]}`);
  const tallies = await database.read<Tally>(
    sql`select ${column} as value, cast(sum(companies) as integer) as companies from company_groups
      where ${conditionsOf(others)} group by ${column}`.compile(database.db),
  );
  return { tallies, isCapped: false };
}

async function lookUp(database: Database, name: CompanyFacetName, query: SearchQuery) {
  const match = matchText(database, query);
  const matches =
    database.dialect === 'sqlite' ? sql`company_search match ${match}` : sql`lexemes @@ ${match}::tsquery`;
  const column = sql.ref(`company_groups.${columns[name]}`);
  const tallies = await database.read<Tally>(
    sql`select ${column} as value, cast(sum(found.companies) as integer) as companies from
      (select group_id, count(*) as companies from
        (select rowid as id from company_search where ${matches} order by rowid desc limit ${mostLookedUp + 1}) as newest
        join grouped_companies on company_id = newest.id group by group_id) as found
      join company_groups on company_groups.id = found.group_id group by ${column}`.compile(database.db),
  );
  const found = tallies.reduce((sum, { companies }) => sum + companies, 0);
  return { tallies, isCapped: found > mostLookedUp };
}

/** The filters as conditions on groups. */
function conditionsOf({ country, basedIn, focusArea, size, stage, verified }: CompanyQueryFilters): RawBuilder<unknown> {
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
