import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { searchKinds } from './items.ts';

/** How many hits a group shows. */
export const hitsPerGroup = 5;

export const searchMaxLength = 100;

export const searchHit = z.object({
  id: z.number().int(),
  title: z.string(),
  /** A few words that describe the record. */
  detail: z.string(),
  /** Path of its page. */
  path: z.string(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** GET /api/search?q=: the best few records of each kind; kinds without a hit are left out. */
export const searchEverything = defineEndpoint({
  name: 'search.everything',
  method: 'GET',
  path: '/api/search',
  summary: 'Search members, companies, technologies, listings, articles, research and events at once',
  access: 'everyone',
  query: z.strictObject({
    q: z.string().trim().min(1, 'Please enter a word').max(searchMaxLength, 'Please search for fewer words'),
  }),
  response: z.object({
    groups: z.array(z.object({ kind: z.enum(searchKinds), hits: z.array(searchHit).max(hitsPerGroup) })),
  }),
});
