import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { day } from '#contract/kit/fields.ts';

/** A number of records, counted up to one past the cap of lists. */
const waiting = z.number().int().nonnegative();
/** How many there are now, and how many more or fewer than thirty days ago. */
const figure = z.object({ value: z.number().int().nonnegative(), change: z.number().int() });

/** The days that a change is counted over. */
export const changeDays = 30;

const overview = z.object({
  /** Tasks waiting for an admin. */
  waiting: z.object({
    reports: waiting,
    claims: waiting,
    membershipRequests: waiting,
    newMessages: waiting,
    openMessages: waiting,
    introductions: waiting,
    failedMails: waiting,
    failingFeeds: waiting,
  }),
  figures: z.object({
    freeMembers: figure,
    professionals: figure,
    companies: figure,
    technologies: figure,
    openListings: figure,
    upcomingEvents: figure,
    registrations: figure,
    subscribers: figure,
  }),
  /** When the figures were counted: they are kept for a minute. */
  countedAt: z.iso.datetime(),
});
export type Overview = z.infer<typeof overview>;

/** GET /api/admin/overview */
export const getOverview = defineEndpoint({
  name: 'overview.get',
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'Tasks waiting for an admin, and the size of the network',
  access: 'admin',
  response: overview,
});

/** How far trends reach back, and how long a time each of their values is for. */
export const trendRanges = { '30d': 'day', '90d': 'week', '12m': 'month' } as const;
export type TrendRange = keyof typeof trendRanges;
export type TrendUnit = (typeof trendRanges)[TrendRange];

/** The figures that are counted over time, in the order in which they are shown. */
export const trendNames = [
  'signUps',
  'activeMembers',
  'listings',
  'introductions',
  'enquiries',
  'registrations',
] as const;
export type TrendName = (typeof trendNames)[number];

const trends = z.object({
  range: z.enum(['30d', '90d', '12m']),
  unit: z.enum(['day', 'week', 'month']),
  /** Days of UTC, weeks from Monday on, months; the last one is not over yet. */
  spans: z.array(z.object({ from: day, to: day })),
  /** A value for each span. Active members are counted a day: a longer span has the average of its days. */
  series: z.record(z.enum(trendNames), z.array(z.number().nonnegative())),
});
export type Trends = z.infer<typeof trends>;

/** GET /api/admin/trends */
export const getTrends = defineEndpoint({
  name: 'overview.trends',
  method: 'GET',
  path: '/api/admin/trends',
  summary: 'How the network has grown and been used, by day, week or month',
  access: 'admin',
  query: z.strictObject({ range: z.enum(['30d', '90d', '12m'], 'Please choose 30d, 90d or 12m').optional() }),
  response: trends,
});
