import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/** Counting unread messages stops here: a badge says "99+". */
export const unreadCap = 99;

export const unread = z.object({ total: z.number().int().nonnegative(), isCapped: z.boolean() });

/** GET /api/messages/unread. Apart from the other calls, because every page's frame asks it. */
export const countUnread = defineEndpoint({
  name: 'messages.unread',
  method: 'GET',
  path: '/api/messages/unread',
  summary: 'How many messages the caller has not read',
  access: 'member',
  response: unread,
  cache: 'private',
});
