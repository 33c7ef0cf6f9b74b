import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

export const partner = z.object({ id: z.number().int(), name: z.string(), tagline: z.string() });
export type Partner = z.infer<typeof partner>;

/** GET /api/partners: the six partners of the home page. */
export const listPartners = defineEndpoint({
  name: 'partners.list',
  method: 'GET',
  path: '/api/partners',
  summary: 'Partners of the network',
  access: 'everyone',
  response: z.array(partner),
  cache: 'public',
});
