import type { InsightChart } from '#contract/insights.ts';
import type { ChartMaker } from './chart.ts';
import { funding } from './funding.ts';
import { hiring, listingsByType, stages } from './listings.ts';
import type { Most } from './most.ts';
import { newCompanies } from './new-companies.ts';
import { readiness } from './readiness.ts';

/** The charts that are counted from facts. */
export const makers: Record<Exclude<InsightChart, Most>, ChartMaker> = {
  'new-companies': newCompanies,
  listings: listingsByType,
  stages,
  funding,
  readiness,
  hiring,
};
