import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import {
  getInsightPanel,
  getInsights,
  type InsightChart,
  listFigureRecords,
  listMarkets,
  type Market,
  type MarketKind,
  marketKinds,
} from '#contract/insights.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { onceAVisit, pagesOf, queryOf } from '#src/lib/queries.ts';

/** The markets with records, and whether the member's plan leaves out their reports. */
export function useMarkets() {
  return useQuery(queryOf(listMarkets, {}));
}

/** The report of a market; nothing is asked for an address that names none. */
export function useReport(by: string, id: string) {
  const kind = isMarketKind(by) ? by : null;
  return useQuery({
    ...queryOf(getInsights, { params: { by: kind ?? 'sector', id } }),
    enabled: kind !== null,
  });
}

export function isMarketKind(by: string): by is MarketKind {
  return Object.hasOwn(marketKinds, by);
}

/** One figure of a chart. */
export interface FigurePlace {
  chart: InsightChart;
  row: string;
  column: string;
}

/** The records that a figure counts, page by page. */
export function useFigureRecords({ by, id }: Pick<Market, 'by' | 'id'>, query: FigurePlace) {
  return useInfiniteQuery(pagesOf(listFigureRecords, { params: { by, id }, query }));
}

export type PanelSubject = Parameters<typeof panelQuery>[0];

const panelQuery = (params: { kind: 'company' | 'technology' | 'focus-area'; id: string }) =>
  queryOf(getInsightPanel, { params }, onceAVisit);

/** The market of a record in a few figures, for those with the plan; `null` without any. */
export function useInsightPanel(subject: PanelSubject) {
  const { data } = useQuery(panelQuery(subject));
  return data?.panel ?? null;
}

/** Whether a call was refused because the member's plan leaves it out. */
export function isBeyondPlan(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
