import { type CityCount, mappedCities } from '#contract/places.ts';
import type { Database } from '#server/platform/db/database.ts';
import { cityOf } from '#server/platform/places/suggest.ts';
import { countFacets, type FacetedKind } from './facets.ts';
import { stated } from './stored-values.ts';

/**
 * The cities with the most records that the filters find, the most first. They are counted for maps only: thousands of them
 * beside each list would be of no use.
 */
export async function countCities<Filters extends { city?: unknown }>(
  database: Database,
  faceted: Omit<FacetedKind<never, Filters>, 'columns' | 'values'>,
  filters: Filters,
): Promise<CityCount[]> {
  const { city } = await countFacets(
    database,
    { ...faceted, columns: { city: 'city' }, values: { city: stated } },
    filters,
  );
  return mapped(city);
}

/** Counts of cities by their numbers, the most first, as a map shows them; cities that are not known are left out. */
export function mapped(counts: readonly { value: string; count: CityCount['count'] }[]): CityCount[] {
  return counts
    .flatMap(({ value, count }) => {
      const place = cityOf(Number(value));
      return place ? [{ place, count }] : [];
    })
    .slice(0, mappedCities);
}
