import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { searchKind } from './items.ts';

/** How many hits a group shows. */
export const hitsPerGroup = 5;

export const searchMaxLength = 100;

const searchHit = z.object({
  id: z.number().int(),
  title: z.string(),
  /** A few words that say who or what it is. */
  detail: z.string(),
  /** Path of its page. */
  path: z.string(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** GET /api/search?q=: the best few of each kind; kinds without a hit are left out. */
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
    groups: z.array(z.object({ kind: searchKind, hits: z.array(searchHit).max(hitsPerGroup) })),
  }),
});
