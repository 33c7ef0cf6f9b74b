import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { day } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { memberSummary } from './members.ts';

/** How many days a view of a profile is kept, and how many of them the count covers that every member sees. */
export const profileViewDays = { kept: 90, counted: 30 } as const;

/** The views of one day (UTC): by a member who is named, or by several who keep their visits private. */
const profileView = z.discriminatedUnion('by', [
  z.object({ by: z.literal('member'), day, member: memberSummary }),
  z.object({ by: z.literal('private'), day, visits: z.number().int().positive() }),
]);
export type ProfileView = z.infer<typeof profileView>;

const profileViews = page(profileView).extend({
  /** Views of the last 30 days by signed-in members, whether they are named or not, up to the cap of counts. */
  recent: z.object({ value: z.number().int().nonnegative(), isCapped: z.boolean() }),
  /** Whether the caller's plan has the count only. */
  isLimited: z.boolean(),
  /** Whether the caller shares their own visits; without that they see no names. */
  isShared: z.boolean(),
});
export type ProfileViews = z.infer<typeof profileViews>;

/**
 * GET /api/profile/views: who viewed the caller's profile, newest first. Professionals get the list; other members get
 * the count and an empty list. The desktop app keeps no copy, because members can take their names back.
 */
export const listProfileViews = defineEndpoint({
  name: 'profileViews.list',
  method: 'GET',
  path: '/api/profile/views',
  summary: 'Who viewed the caller’s profile',
  access: 'member',
  query: z.strictObject(pageQuery),
  response: profileViews,
});

const sharing = z.object({ isShared: z.boolean() });

/** GET /api/profile/view-sharing: whether members whose profiles the caller views learn who it was. Off at first. */
export const getViewSharing = defineEndpoint({
  name: 'profileViews.sharing',
  method: 'GET',
  path: '/api/profile/view-sharing',
  summary: 'Whether the caller’s visits to profiles are shown with their name',
  access: 'member',
  response: sharing,
});

/**
 * PUT /api/profile/view-sharing: turned off, the names of all earlier visits are deleted at once: those that the caller
 * made and those that they received. The visits stay as a number.
 */
export const setViewSharing = defineEndpoint({
  name: 'profileViews.share',
  method: 'PUT',
  path: '/api/profile/view-sharing',
  summary: 'Show the caller’s visits to profiles with their name, or no longer',
  access: 'member',
  body: z.strictObject({ isShared: z.boolean() }),
  response: sharing,
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});
