import type { CompanyQueryFilters } from '#contract/companies-facets.ts';
import { type CityCount, mappedCities } from '#contract/places.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countFacets, type FacetedKind } from '#server/platform/facets/facets.ts';
import { stated } from '#server/platform/facets/stored-values.ts';
import { cityOf } from '#server/platform/places/suggest.ts';
import { facetedCompanies } from './facet-store.ts';

/** Cities are counted for the map only: thousands of them beside each list would be of no use. */
const citiesOfCompanies: FacetedKind<'city', CompanyQueryFilters> = {
  ...facetedCompanies,
  columns: { city: 'city' },
  values: { city: stated },
};

/** The cities with the most companies that the filters find, the most first (rule company-directory). */
export async function findCompanyCities(database: Database, filters: CompanyQueryFilters): Promise<CityCount[]> {
  const { city } = await countFacets(database, citiesOfCompanies, filters);
  return city
    .flatMap(({ value, count }) => {
      const place = cityOf(Number(value));
      return place ? [{ place, count }] : [];
    })
    .slice(0, mappedCities);
}
