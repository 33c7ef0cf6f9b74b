import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { idParams, timestamp } from '#contract/kit/fields.ts';

/** How many members one member can block. */
export const blocksPerMember = 500;

const changes: readonly RateLimit[] = [{ by: 'account', limit: 100, windowSeconds: 3600 }];

/**
 * GET /api/blocks: the members whom the caller has blocked, newest first. Members cannot find out who blocked them.
 * `name` is `null` where the caller may no longer see it.
 */
export const listBlocks = defineEndpoint({
  name: 'blocks.list',
  method: 'GET',
  path: '/api/blocks',
  summary: 'Members the caller has blocked',
  access: 'member',
  response: z
    .array(z.object({ id: z.number().int(), name: z.string().nullable(), blockedAt: timestamp }))
    .max(blocksPerMember),
  cache: 'private',
});

/**
 * PUT /api/blocks/{id}: also ends the connection of the two members and their open introductions. The id is the
 * member's. 404 for a member who is not in the directory and whom the caller does not know from a connection, a
 * conversation, an introduction or an enquiry.
 */
export const blockMember = defineEndpoint({
  name: 'blocks.block',
  method: 'PUT',
  path: '/api/blocks/:id',
  summary: 'Block a member',
  access: 'member',
  params: idParams,
  response: z.object({ isBlocked: z.literal(true) }),
  rateLimits: changes,
});

/** DELETE /api/blocks/{id} */
export const unblockMember = defineEndpoint({
  name: 'blocks.unblock',
  method: 'DELETE',
  path: '/api/blocks/:id',
  summary: 'Unblock a member',
  access: 'member',
  params: idParams,
  response: z.object({ isBlocked: z.literal(false) }),
  rateLimits: changes,
});
