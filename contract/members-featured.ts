import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { timestamp } from '#contract/kit/fields.ts';
import { memberSummary } from './members.ts';

/** The places of the featured row. */
export const featuredPlaces = 4;

/**
 * GET /api/members/featured: the members whose turn it is in the featured row of the directory (rule featured-members);
 * none where nobody takes part. A call of its own, so that the directory itself stays the same for everyone: a signed-in
 * caller does not get members whom they have blocked or who have blocked them. No copy of it is kept, because a member
 * whose plan has ended leaves the row at once.
 */
export const listFeaturedMembers = defineEndpoint({
  name: 'members.featured',
  method: 'GET',
  path: '/api/members/featured',
  summary: 'The members in the featured row of the directory',
  access: 'everyone',
  response: z.object({ items: z.array(memberSummary).max(featuredPlaces) }),
});

const featuredTurn = z.object({
  /** Whether the caller's plan gives them a turn. */
  hasPlan: z.boolean(),
  /** The caller's own choice. */
  takesPart: z.boolean(),
  /** Whether the caller's profile is public and says what a card shows: a position or headline, and a bio. */
  isReady: z.boolean(),
  /** The turn the caller has, has next or had last. */
  turn: z.object({ startsAt: timestamp, endsAt: timestamp }).nullable(),
});
export type FeaturedTurn = z.infer<typeof featuredTurn>;

/** GET /api/profile/featured-turn: the caller's turn in the featured row. */
export const getFeaturedTurn = defineEndpoint({
  name: 'members.featuredTurn',
  method: 'GET',
  path: '/api/profile/featured-turn',
  summary: 'When the caller is, will be or was in the featured row',
  access: 'member',
  response: featuredTurn,
});

/** PUT /api/profile/featured-turn: takes part in the featured row, or leaves it at once. Leaving does not bring a turn sooner. */
export const setTakesPart = defineEndpoint({
  name: 'members.takeTurns',
  method: 'PUT',
  path: '/api/profile/featured-turn',
  summary: 'Take part in the featured row of the directory, or no longer',
  access: 'member',
  body: z.strictObject({ takesPart: z.boolean() }),
  response: featuredTurn,
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});
