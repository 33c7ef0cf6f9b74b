import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { day } from '#contract/kit/fields.ts';

/** A number of records, counted to one past the cap of lists. */
const waiting = z.number().int().nonnegative();
/** A count, and its change in the last thirty days. */
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
    /** Offers of which few or none are left (rule offers). */
    offersRunningOut: waiting,
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
  /** When the figures were counted; they are cached for a minute. */
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

/** The ranges of the trends, and the period that each value covers. */
export const trendRanges = { '30d': 'day', '90d': 'week', '12m': 'month' } as const;
export type TrendRange = keyof typeof trendRanges;
export type TrendUnit = (typeof trendRanges)[TrendRange];

/** The figures that are recorded over time, in their order on the page. */
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
  /** Days in UTC, weeks from Monday, months; the last one is incomplete. */
  spans: z.array(z.object({ from: day, to: day })),
  /** A value for each span. Active members are counted per day; a longer span has the average of its days. */
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
