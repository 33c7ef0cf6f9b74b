import type { Router } from 'express';

import { articlesFeed, getArticle, listArticles } from '#contract/articles.ts';
import { newsFeedEntries } from '#contract/kit/news-feeds.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serveNewsFeed } from '#server/platform/http/news-feed.ts';
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

  serveNewsFeed(router, deps, articlesFeed, {
    title: 'Articles',
    page: paths.media,
    async entries({ focusAreaId }) {
      const rows = await findArticles(deps.database, focusAreaId, deps.now());
      return rows.slice(0, newsFeedEntries).map((row) => ({
        path: pathTo(paths.article, { id: row.id }),
        title: row.title,
        summary: row.description,
        author: row.author,
        subject: row.focus_area_title,
        publishedAt: row.published_at,
      }));
    },
  });

  serve(router, deps, getArticle, async ({ params }) => {
    const now = deps.now();
    const row = await findArticle(deps.database, params.id, now);
    if (!row) throw notFound('article');
    return presentArticle(row, await findRelated(deps.database, row, { now, limit: relatedShown }));
  });
}
