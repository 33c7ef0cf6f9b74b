import type { Router } from 'express';

import { getResearchArticle, listResearch } from '#contract/research.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { callerRole } from '#server/platform/http/session.ts';
import { presentResearchArticle, presentSummary } from './presenter.ts';
import { findResearchArticle, listResearchArticles } from './store.ts';

/** The research hub (rule research-hub). */
export function researchRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listResearch, async () => {
    const rows = await listResearchArticles(deps.database, deps.now());
    return rows.map(presentSummary);
  });

  serve(router, deps, getResearchArticle, async ({ params }, { req, res }) => {
    const row = await findResearchArticle(deps.database, params.slug, deps.now());
    if (!row) throw notFound('article');
    // The same address answers each caller differently, so no shared cache may store it.
    res.vary('Cookie').vary('Authorization');
    return presentResearchArticle(row, callerRole(req));
  });
}
