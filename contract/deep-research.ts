import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/** Whether the research tool can be shown in a frame of our page. */
export const deepResearchStates = [
  /** The tool answers and may be shown in a frame. */
  'ready',
  /** The tool answers, but its headers or a redirect would leave the frame empty. */
  'refuses-framing',
  /** No answer, none in time, or an error. */
  'unreachable',
  /** No address is configured. */
  'not-configured',
] as const;
export type DeepResearchState = (typeof deepResearchStates)[number];

/** GET /api/deep-research/status: the server checks, because a browser does not say why a frame is empty. */
export const deepResearchStatus = defineEndpoint({
  name: 'deep-research.status',
  method: 'GET',
  path: '/api/deep-research/status',
  summary: 'Whether the research tool can be shown in a frame',
  access: 'member',
  response: z.object({ status: z.enum(deepResearchStates) }),
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 60 }],
});
