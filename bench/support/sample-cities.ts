import { gazetteer } from '#server/platform/places/gazetteer.ts';

const citiesByCountry = Map.groupBy(gazetteer().cities, ({ country }) => country);

/** The number of a city of a country, large ones more often than small ones; `random` is in [0, 1). */
export function sampleCity(country: string | null, random: number): number | null {
  const cities = citiesByCountry.get(country ?? '') ?? [];
  return cities[Math.floor(random ** 2 * cities.length)]?.id ?? null;
}
