import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { idParams } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import { memberSummary } from './members.ts';

const changes: readonly RateLimit[] = [{ by: 'account', limit: 200, windowSeconds: 3600 }];

/** PUT /api/follows/{id}: following the same member twice changes nothing. */
export const followMember = defineEndpoint({
  name: 'follows.follow',
  method: 'PUT',
  path: '/api/follows/:id',
  summary: 'Follow a member',
  access: 'member',
  params: idParams,
  response: z.object({ isFollowing: z.literal(true) }),
  queue: {
    title: 'Follow a member',
    named: { title: 'Follow :name', record: 'member/:id' },
    record: 'follow/:id',
    page: paths.member,
    answer: { isFollowing: true },
  },
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
  queue: {
    title: 'Unfollow a member',
    named: { title: 'Unfollow :name', record: 'member/:id' },
    record: 'follow/:id',
    page: paths.member,
    answer: { isFollowing: false },
  },
  rateLimits: changes,
});

/** GET /api/follows: the members whom the caller follows, the newest member first. */
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
