import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/** How many connections of a member are shown as online (rule presence). */
export const mostOnline = 1000;

const presence = z.object({
  /** Whether the caller shows connections that they are online; without that they see nobody. Off at first. */
  isShared: z.boolean(),
  /** The members with whom the caller is connected, who share it as well and are online now. */
  online: z.array(z.number().int()).max(mostOnline),
});
export type Presence = z.infer<typeof presence>;

/** GET /api/presence: no device keeps the answer, which is old a moment later. */
export const getPresence = defineEndpoint({
  name: 'presence.get',
  method: 'GET',
  path: '/api/presence',
  summary: 'The caller’s connections who are online, where both share it',
  access: 'member',
  response: presence,
});

/** PUT /api/presence: turned off, the caller is online to nobody at once. */
export const sharePresence = defineEndpoint({
  name: 'presence.share',
  method: 'PUT',
  path: '/api/presence',
  summary: 'Show connections when the caller is online, or stop it',
  access: 'member',
  body: z.strictObject({ isShared: z.boolean() }),
  response: presence,
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});
