import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/** The result of showing the research tool in a frame of our page. */
export const deepResearchStates = [
  /** It answers and may be shown. */
  'ready',
  /** It answers, but browsers would leave the frame empty: by its own headers, or because it leads elsewhere. */
  'refuses-framing',
  /** No answer, none in time, or one that says that it is broken. */
  'unreachable',
  /** There is no address to ask. */
  'not-configured',
] as const;
export type DeepResearchState = (typeof deepResearchStates)[number];

/** GET /api/deep-research/status: asked by the server, because a browser does not tell why a frame is empty. */
export const deepResearchStatus = defineEndpoint({
  name: 'deep-research.status',
  method: 'GET',
  path: '/api/deep-research/status',
  summary: 'Whether the research tool can be shown in a frame',
  access: 'member',
  response: z.object({ status: z.enum(deepResearchStates) }),
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 60 }],
});
