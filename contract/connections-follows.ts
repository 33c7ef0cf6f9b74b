import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { idParam, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import type { ItemKind } from './items.ts';
import { memberSummary } from './members.ts';

/** How many records of one kind a member can follow (rule follows). */
export const followsPerKind = 500;

/** The kinds of records that members can follow. */
export const followKinds = ['company', 'technology', 'member', 'focus-area'] as const satisfies readonly ItemKind[];
export type FollowKind = (typeof followKinds)[number];

/** What stands in the feed: the records that members follow, and their own saved searches with an alert. */
export const feedKinds = [...followKinds, 'saved-search'] as const;
export type FeedKind = (typeof feedKinds)[number];
const kind = z.enum(followKinds);

const follow = z.object({
  kind,
  id: z.number().int(),
  /** `null` where the record is gone, or not visible to the caller. */
  title: z.string().nullable(),
  /** Path of the record's page. */
  path: z.string().nullable(),
  followedAt: timestamp,
});
export type Follow = z.infer<typeof follow>;

const params = z.strictObject({ kind, id: idParam });
const changes: readonly RateLimit[] = [{ by: 'account', limit: 200, windowSeconds: 3600 }];

/** PUT /api/follows/{kind}/{id}: following the same record twice changes nothing. 409 beyond 500 of a kind. */
export const followRecord = defineEndpoint({
  name: 'follows.follow',
  method: 'PUT',
  path: '/api/follows/:kind/:id',
  summary: 'Follow a record',
  access: 'member',
  params,
  response: z.object({ isFollowing: z.literal(true) }),
  queue: {
    title: 'Follow :kind',
    named: { title: 'Follow :name', record: ':kind/:id' },
    record: 'follow/:kind/:id',
    page: paths.following,
    answer: { isFollowing: true },
  },
  rateLimits: changes,
});

/** DELETE /api/follows/{kind}/{id} */
export const unfollowRecord = defineEndpoint({
  name: 'follows.unfollow',
  method: 'DELETE',
  path: '/api/follows/:kind/:id',
  summary: 'Unfollow a record',
  access: 'member',
  params,
  response: z.object({ isFollowing: z.literal(false) }),
  queue: {
    title: 'Unfollow :kind',
    named: { title: 'Unfollow :name', record: ':kind/:id' },
    record: 'follow/:kind/:id',
    page: paths.following,
    answer: { isFollowing: false },
  },
  rateLimits: changes,
});

/** GET /api/follows: what the caller follows, last followed first. Records that are gone can still be unfollowed. */
export const listFollows = defineEndpoint({
  name: 'follows.list',
  method: 'GET',
  path: '/api/follows',
  summary: 'Records the caller follows',
  access: 'member',
  query: z.strictObject({ kind: kind.optional(), ...pageQuery }),
  response: page(follow),
  cache: 'private',
});

/** GET /api/follows/ids: the followed records of a kind, for the Follow buttons. */
export const listFollowedIds = defineEndpoint({
  name: 'follows.ids',
  method: 'GET',
  path: '/api/follows/ids',
  summary: 'Ids of the records of one kind that the caller follows',
  access: 'member',
  query: z.strictObject({ kind }),
  response: z.object({ ids: z.array(z.number().int()) }),
  cache: 'private',
});

/** GET /api/follows/members: the members whom the caller follows, as the directory shows them, the newest first. */
export const listFollowedMembers = defineEndpoint({
  name: 'follows.members',
  method: 'GET',
  path: '/api/follows/members',
  summary: 'Members the caller follows',
  access: 'member',
  query: z.strictObject(pageQuery),
  response: page(memberSummary),
  cache: 'private',
});
