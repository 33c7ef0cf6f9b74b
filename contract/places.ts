import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { facet } from '#contract/kit/search-words.ts';
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

/** The lexemes by which the filters find a record in a country. */
export function placeFacets(country: CountryCode | null | undefined): string[] {
  if (!country) return [];
  return [facet('country', country), ...regionsOfCountry(country).map((region) => facet('basedin', region))];
}

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
