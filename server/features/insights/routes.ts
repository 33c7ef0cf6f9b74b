import type { Router } from 'express';

import { getInsightPanel, getInsights, listFigureRecords, listMarkets } from '#contract/insights.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { mayRead, requirePlan } from './gate.ts';
import { marketNames, presentMarket } from './markets.ts';
import { panelOf } from './panel.ts';
import { recordsOf } from './records.ts';
import { reportOf } from './report.ts';
import { findMarkets } from './report-store.ts';

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

  serve(router, deps, getInsights, async ({ params: { by, id } }, context) => {
    await requirePlan(context.deps.database, sessionOf(context).user);
    return reportOf(context.deps, by, id);
  });

  serve(router, deps, listFigureRecords, async ({ params, query }, context) => {
    await requirePlan(context.deps.database, sessionOf(context).user);
    const { cursor, limit = defaultPageSize, ...value } = query;
    return recordsOf(context.deps, { ...params, ...value }, { cursor, limit });
  });

  serve(router, deps, getInsightPanel, async ({ params: { kind, id } }, context) => {
    const { database } = context.deps;
    const isReader = await mayRead(database, sessionOf(context).user);
    return { panel: isReader ? await panelOf(context.deps, kind, id) : null };
  });
}
