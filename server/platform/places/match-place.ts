import type { CountryCode } from '#contract/places-countries.ts';
import { countryInWords } from '#server/platform/text/words.ts';
import { countryOf, keyOf } from './countries.ts';
import { type City, gazetteer } from './gazetteer.ts';

/** What a typed place means, as the columns beside it. */
export interface MatchedPlace {
  country: CountryCode | null;
  /** The number of a city of the gazetteer. */
  city_id: number | null;
}

/** A name without a country means the largest city only if that is so many times as large as the next. */
const farLarger = 8;

/**
 * The place that a typed text means, such as `Ghent, Belgium`, `Austin, TX` or `Berlin`. Both are `null` for a text that
 * could be several places, or none that is known: a filter should rather miss a record than show it in the wrong country.
 */
export function matchPlace(typed: string | null | undefined): MatchedPlace {
  const parts = (typed ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [name] = parts;
  if (name === undefined) return { country: null, city_id: null };
  const named = gazetteer().byKey.get(keyOf(name)) ?? [];
  const country = countryOf(typed);
  if (country) {
    const inCountry = named.filter((city) => city.country === country);
    const inRegion = parts.length > 2 ? inCountry.filter((city) => isIn(city, parts[1] ?? '')) : [];
    const [city] = inRegion.length > 0 ? inRegion : inCountry;
    return { country, city_id: city?.id ?? null };
  }
  const city = parts.length > 1 ? named.find((each) => isNamed(each, parts)) : theOne(named);
  return { country: city?.country ?? null, city_id: city?.id ?? null };
}

/** Whether a city is in a state or province, by its name or its code. */
function isIn({ region, regionCode }: City, part: string): boolean {
  return (regionCode !== '' && regionCode === part) || (region !== '' && keyOf(region) === keyOf(part));
}

/** Whether what stands behind a city's name is its region, or the name of its country that is also one of a region. */
function isNamed(city: City, parts: readonly string[]): boolean {
  return isIn(city, parts[1] ?? '') || keyOf(countryInWords(city.country)) === keyOf(parts.at(-1) ?? '');
}

function theOne([largest, next]: readonly City[]): City | undefined {
  return largest && (!next || largest.people >= next.people * farLarger) ? largest : undefined;
}
