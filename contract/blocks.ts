import { z } from 'zod';

import { defineEndpoint, type RateLimit } from './endpoint.ts';
import { idParams, timestamp } from './fields.ts';

/** How many members one member can block. */
export const blocksPerMember = 500;

const changes: readonly RateLimit[] = [{ by: 'account', limit: 100, windowSeconds: 3600 }];

/** GET /api/blocks: whom the caller has blocked, newest first. Nobody learns who blocked them. */
export const listBlocks = defineEndpoint({
  name: 'blocks.list',
  method: 'GET',
  path: '/api/blocks',
  summary: 'Members whom the caller has blocked',
  access: 'member',
  response: z.array(z.object({ id: z.number().int(), name: z.string(), blockedAt: timestamp })).max(blocksPerMember),
  cache: 'private',
});

/** PUT /api/blocks/{id}: also ends the connection of the two. The id is the member's. */
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
  summary: 'No longer block a member',
  access: 'member',
  params: idParams,
  response: z.object({ isBlocked: z.literal(false) }),
  rateLimits: changes,
});
