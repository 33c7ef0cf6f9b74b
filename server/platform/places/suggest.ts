import { type Place, suggestedPlaces } from '#contract/places.ts';
import { countryCodes } from '#contract/places-countries.ts';
import { countryInWords } from '#server/platform/text/words.ts';
import { keyOf } from './countries.ts';
import { type City, gazetteer } from './gazetteer.ts';

/**
 * The places whose name begins with a typed text, accents and case aside: countries first, then the largest cities.
 * What stands behind a comma narrows cities to countries and regions that begin so: `San, Sp`.
 */
export function placesLike(typed: string): Place[] {
  const [name = '', ...within] = typed.split(',');
  const [key, rest] = [keyOf(name), keyOf(within.join(',').trim())];
  if (key === '') return [];
  const found = within.length === 0 ? countryCodes.filter((code) => keyOf(countryInWords(code)).startsWith(key)) : [];
  const places: Place[] = found.slice(0, suggestedPlaces / 2).map(presentCountry);
  for (const city of gazetteer().cities) {
    if (places.length === suggestedPlaces) break;
    if (city.keys.some((each) => each.startsWith(key)) && isWithin(city, rest)) places.push(presentCity(city));
  }
  return places;
}

/** A city by its number in GeoNames; `undefined` for one that is not in the gazetteer. */
export function cityOf(id: number): Place | undefined {
  const city = gazetteer().byId.get(id);
  return city && presentCity(city);
}

/** A city of a filter as a person reads it; an unknown one by its number. */
export function cityInWords(id: string): string {
  return cityOf(Number(id))?.label ?? id;
}

function isWithin({ country, region }: City, rest: string): boolean {
  if (rest === '') return true;
  const names = [countryInWords(country), region, `${region}, ${countryInWords(country)}`];
  return names.some((name) => keyOf(name).startsWith(rest));
}

function presentCountry(country: string): Place {
  return { id: null, label: countryInWords(country), country, region: null, point: null };
}

function presentCity(city: City): Place {
  const { id, name, country, region, latitude, longitude } = city;
  return {
    id,
    label: labelOf(city),
    country,
    region: region || null,
    point: { latitude, longitude },
  };

  function labelOf(one: City): string {
    const namesakes =
      gazetteer()
        .byKey.get(keyOf(name))
        ?.filter((each) => each.country === one.country) ?? [];
    // A comma within a name would be read as the end of it.
    const parts = [
      name.replaceAll(',', ''),
      ...(namesakes.length > 1 && region ? [region] : []),
      countryInWords(country),
    ];
    return parts.join(', ');
  }
}
