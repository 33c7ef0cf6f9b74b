import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, line, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';

/** What a market is cut by: as sent, and as headings show it. */
export const marketKinds = { 'focus-area': 'Focus areas', sector: 'Sectors', country: 'Countries' } as const;
export type MarketKind = keyof typeof marketKinds;

/** The charts of a market (rule insight-charts): as sent, and as titles show them. */
export const insightCharts = {
  'new-companies': 'New companies by quarter',
  listings: 'Listings by type',
  stages: 'Technology listings by stage',
  funding: 'Funding by round and quarter',
  readiness: 'Readiness of technologies over time',
  'most-read': 'Most read',
  'most-asked': 'Most asked for',
  hiring: 'Open jobs by quarter and type',
} as const;
export type InsightChart = keyof typeof insightCharts;

/** A figure that rests on what members did is shown from this many of them on (rule insight-privacy). */
export const fewestMembers = 5;

/** The sentence of the 403 for members without the plan. */
export const insightsNeedPlan = 'Insights are part of the Professional plan, billed annually.';

const market = z.object({
  by: choice(marketKinds),
  /** A slug of the area, the sector's id, or the country's two-letter code in lower case. */
  id: z.string(),
  name: z.string(),
  companies: z.number().int(),
  technologies: z.number().int(),
  listings: z.number().int(),
});
export type Market = z.infer<typeof market>;

const chart = z.object({
  id: choice(insightCharts),
  /** What is counted, and what is not. */
  note: z.string(),
  unit: z.enum(['records', 'amount']),
  /** Of amounts: three letters, such as EUR. */
  currency: z.string().nullable(),
  /** Names of the series; none where there is nothing to show. */
  columns: z.array(z.object({ id: z.string(), label: z.string() })),
  /**
   * Quarters, types, stages or records, in the order of the chart; none where there is nothing to show. A value of `null`
   * is withheld for privacy: fewer than five, or none at all (rule insight-privacy).
   */
  rows: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** The page of a row that is one record. */
      path: z.string().nullable(),
      values: z.array(z.number().nullable()),
    }),
  ),
});
export type Chart = z.infer<typeof chart>;

const insightReport = market.extend({
  /** When the figures were counted. */
  countedAt: timestamp,
  charts: z.array(chart),
});
export type InsightReport = z.infer<typeof insightReport>;

const marketParams = z.strictObject({ by: choice(marketKinds), id: line(80) });

/** GET /api/insights: the markets that have records. Every member sees them. */
export const listMarkets = defineEndpoint({
  name: 'insights.markets',
  method: 'GET',
  path: '/api/insights',
  summary: 'The markets with records, by focus area, sector and country',
  access: 'member',
  response: z.object({
    markets: z.array(market),
    /** Whether the caller's plan leaves the reports out. */
    isLimited: z.boolean(),
  }),
  cache: 'private',
});

/** GET /api/insights/{by}/{id}: the charts of a market. Annual members and admins; 403 for others. */
export const getInsights = defineEndpoint({
  name: 'insights.get',
  method: 'GET',
  path: '/api/insights/:by/:id',
  summary: 'The figures of a market, as charts',
  access: 'member',
  params: marketParams,
  response: insightReport,
  cache: 'private',
});

const figureRecord = z.object({
  kind: z.enum(['company', 'technology', 'listing']),
  id: z.number().int(),
  title: z.string(),
  /** What the record adds to the figure: "Series A, €4.5M, 12 March 2026". */
  detail: z.string(),
  path: z.string(),
});
export type FigureRecord = z.infer<typeof figureRecord>;

/** GET /api/insights/{by}/{id}/records: the records behind one figure. Annual members and admins; 403 for others. */
export const listFigureRecords = defineEndpoint({
  name: 'insights.records',
  method: 'GET',
  path: '/api/insights/:by/:id/records',
  summary: 'The records that one figure of a market counts',
  access: 'member',
  params: marketParams,
  query: z.strictObject({
    chart: choice(insightCharts),
    row: line(80),
    column: line(80),
    ...pageQuery,
    cursor: pageQuery.cursor.refine((cursor) => /^[\w-]*$/.test(cursor ?? ''), 'This cursor is not valid'),
  }),
  response: page(figureRecord),
  cache: 'private',
});

/**
 * GET /api/insights/of/{kind}/{id}: the headline figures of the market a record belongs to; `null` for callers without the plan
 * and records without a market.
 */
export const getInsightPanel = defineEndpoint({
  name: 'insights.panel',
  method: 'GET',
  path: '/api/insights/of/:kind/:id',
  summary: 'The market of a company, a technology or a focus area, in a few figures',
  access: 'member',
  params: z.strictObject({ kind: z.enum(['company', 'technology', 'focus-area']), id: line(80) }),
  response: z.object({
    panel: z
      .object({
        market,
        figures: z.array(z.object({ label: z.string(), value: z.number(), chart: choice(insightCharts) })),
      })
      .nullable(),
  }),
  cache: 'private',
});
