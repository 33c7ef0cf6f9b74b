import type { Router } from 'express';

import { getArticle, listArticles } from '#contract/articles.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { presentArticle, presentSummary } from './presenter.ts';
import { findArticle, findArticles, findRelated } from './store.ts';

/** How many articles fit side by side under an article. */
const relatedShown = 3;

/** Media and articles. */
export function articleRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listArticles, async ({ query }) => {
    const rows = await findArticles(deps.database, query.focusAreaId, deps.now());
    return rows.map(presentSummary);
  });

  serve(router, deps, getArticle, async ({ params }) => {
    const now = deps.now();
    const row = await findArticle(deps.database, params.id, now);
    if (!row) throw notFound('article');
    return presentArticle(row, await findRelated(deps.database, row, { now, limit: relatedShown }));
  });
}
