import type { Router } from 'express';

import { getInsightPanel, getInsights, listFigureRecords, listMarkets, type MarketKind } from '#contract/insights.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { type RequestContext, serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { mayRead, requirePlan } from './gate.ts';
import { marketNames, presentMarket } from './markets.ts';
import { panelOf } from './panel.ts';
import { decodeFactCursor, recordsOf } from './records.ts';
import { presentReport } from './report.ts';
import { findMarkets, findReport, type StoredReport } from './report-store.ts';

/** Markets and their figures (rules insight-charts and insight-privacy). */
export function insightRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listMarkets, async (_input, context) => {
    const { database } = context.deps;
    const [rows, nameOf, isReader] = await Promise.all([
      findMarkets(database),
      marketNames(database),
      mayRead(database, sessionOf(context).user),
    ]);
    return { markets: rows.flatMap((row) => presentMarket(row, nameOf) ?? []), isLimited: !isReader };
  });

  serve(router, deps, getInsights, async ({ params }, context) => {
    const { database } = context.deps;
    const report = await requireReport(context, params);
    return presentReport(context.deps, report, await marketNames(database));
  });

  serve(router, deps, listFigureRecords, async ({ params, query }, context) => {
    const { cursor, limit = defaultPageSize, ...figure } = query;
    const after = decodeFactCursor(cursor);
    return recordsOf(context.deps, await requireReport(context, params), figure, { after, limit });
  });

  serve(router, deps, getInsightPanel, async ({ params: { kind, id } }, context) => {
    const { database } = context.deps;
    const isReader = await mayRead(database, sessionOf(context).user);
    return { panel: isReader ? await panelOf(context.deps, kind, id) : null };
  });
}

/** The report of a market. Throws 404 for one without records, and 403 for callers without the plan. */
async function requireReport(
  context: RequestContext,
  { by, id }: { by: MarketKind; id: string },
): Promise<StoredReport> {
  const { database } = context.deps;
  const report = await findReport(database, by, id);
  if (!report) throw notFound('market');
  await requirePlan(database, sessionOf(context).user);
  return report;
}
