import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, timestamp } from '#contract/kit/fields.ts';
import { hold } from './moderation-holds.ts';

/** The parts of a profile that help others find the member, the most helpful first. */
export const profileParts = {
  headline: 'A headline',
  bio: 'A few sentences about you',
  currentPosition: 'Your current position',
  location: 'Where you are',
  focusAreas: 'Your focus areas',
  skills: 'Your skills',
  experience: 'Your experience',
  avatar: 'A picture',
} as const;
export type ProfilePart = keyof typeof profileParts;

/** What a new member does first, in this order (rule member-home). */
export const setUpSteps = ['profile', 'matchProfile', 'connection'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** A count that stops at the cap: `1,000+`. */
const count = z.number().int().nonnegative();

const dashboard = z.object({
  /** Tasks and messages waiting for the member. */
  waiting: z.object({
    connectionRequests: count,
    introductionRequests: count,
    enquiries: count,
    messages: count,
  }),
  profile: z.object({
    percent: z.number().int().min(0).max(100),
    missing: z.array(choice(profileParts)),
  }),
  /** Which steps are done: headline and focus areas; something sought or offered; a connection or a request for one. */
  setUp: z
    .object({ profile: z.boolean(), matchProfile: z.boolean(), connection: z.boolean() })
    // A server from before asks for none.
    .default({ profile: true, matchProfile: true, connection: true }),
  /** Upcoming events at which the member has a seat or a place in line, the next one first. */
  registrations: z.array(
    z.object({
      eventId: z.number().int(),
      title: z.string(),
      dateDisplay: z.string(),
      location: z.string(),
      /** `held`: reserved until the emailed link is opened, or its time is over. */
      status: z.enum(['registered', 'waitlisted', 'held']),
      /** Cancelled; it is shown until it would have ended. */
      isCancelled: z.boolean(),
    }),
  ),
  companies: z.array(z.object({ id: z.number().int(), name: z.string(), hold: hold.nullable() })),
  claims: z.array(
    z.object({
      companyId: z.number().int(),
      companyName: z.string(),
      status: z.enum(['pending', 'approved', 'declined']),
      createdAt: timestamp,
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboard>;

/** GET /api/dashboard: the member's own figures, tasks and events. */
export const getDashboard = defineEndpoint({
  name: 'dashboard.get',
  method: 'GET',
  path: '/api/dashboard',
  summary: 'Items waiting for the caller, and what belongs to them',
  access: 'member',
  response: dashboard,
  cache: 'private',
});
