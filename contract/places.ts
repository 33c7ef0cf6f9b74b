import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { facet } from '#contract/kit/facets.ts';
import { anyOf } from '#contract/kit/fields.ts';
import type { CountryCode } from './places-countries.ts';
import { regionsOfCountry } from './places-regions.ts';

/** How many places are suggested. */
export const suggestedPlaces = 8;

/** A city or a country (rule places). */
export const place = z.object({
  /** The number of a city in GeoNames; `null` for a country. */
  id: z.number().int().nullable(),
  /** As forms take it: `Ghent, Belgium`; a city whose name occurs twice in its country with its region. */
  label: z.string(),
  country: z.string(),
  /** The first level below the country, such as a state; `null` where it is not known. */
  region: z.string().nullable(),
  /** `null` for a country. */
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});
export type Place = z.infer<typeof place>;

/** The number of a city, as filters have it. */
export const cityId = z.string().regex(/^[1-9]\d{0,8}$/, 'Please choose a city from the list');

/** The cities that a map shows: those with the most records. */
export const mappedCities = 300;

/** The filter by cities: as many as a map shows. */
export const cityFilter = { city: anyOf(cityId, mappedCities * 10).optional() };

/** The lexemes by which the filters find a record in a country, and in a city where it is known. */
export function placeFacets(country: CountryCode | null | undefined, city: number | null = null): string[] {
  if (!country) return [];
  return [
    facet('country', country),
    ...regionsOfCountry(country).map((region) => facet('basedin', region)),
    ...(city === null ? [] : [facet('city', city)]),
  ];
}

/** A city with the records in it that some filters find. */
export const cityCount = z.object({
  place,
  count: z.object({ value: z.number().int(), isCapped: z.boolean() }),
});
export type CityCount = z.infer<typeof cityCount>;

/** GET /api/places?q=: places whose name begins with a text, the largest first. */
export const suggestPlaces = defineEndpoint({
  name: 'places.suggest',
  method: 'GET',
  path: '/api/places',
  summary: 'Countries, and cities with more than 50,000 people, whose names begin with a text',
  access: 'everyone',
  query: z.strictObject({
    q: z.string().trim().min(1, 'Please enter a letter').max(100, 'Please enter a shorter name'),
  }),
  response: z.array(place).max(suggestedPlaces),
  cache: 'public',
  rateLimits: [{ by: 'address', limit: 600, windowSeconds: 300 }],
});

/** GET /api/places/cities?ids=: cities by their numbers. Those that are not known are left out. */
export const listCities = defineEndpoint({
  name: 'places.cities',
  method: 'GET',
  path: '/api/places/cities',
  summary: 'Cities by their numbers',
  access: 'everyone',
  query: z.strictObject({ ids: anyOf(cityId, mappedCities * 10) }),
  response: z.array(place).max(mappedCities),
  cache: 'public',
  rateLimits: [{ by: 'address', limit: 600, windowSeconds: 300 }],
});
