import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { idParams } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { memberSummary } from './members.ts';

const changes: readonly RateLimit[] = [{ by: 'account', limit: 200, windowSeconds: 3600 }];

/** PUT /api/follows/{id}: following whom one follows already changes nothing. */
export const followMember = defineEndpoint({
  name: 'follows.follow',
  method: 'PUT',
  path: '/api/follows/:id',
  summary: 'Follow a member',
  access: 'member',
  params: idParams,
  response: z.object({ isFollowing: z.literal(true) }),
  rateLimits: changes,
});

/** DELETE /api/follows/{id} */
export const unfollowMember = defineEndpoint({
  name: 'follows.unfollow',
  method: 'DELETE',
  path: '/api/follows/:id',
  summary: 'Unfollow a member',
  access: 'member',
  params: idParams,
  response: z.object({ isFollowing: z.literal(false) }),
  rateLimits: changes,
});

/** GET /api/follows: whom the caller follows, by when those joined, newest first. */
export const listFollows = defineEndpoint({
  name: 'follows.list',
  method: 'GET',
  path: '/api/follows',
  summary: 'Members the caller follows',
  access: 'member',
  query: z.strictObject(pageQuery),
  response: page(memberSummary),
  cache: 'private',
});
