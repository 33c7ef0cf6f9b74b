import type { Router } from 'express';
import {
  type ArticleEdition,
  createArticle,
  deleteArticle,
  exportArticles,
  getArticleEdition,
  listArticleEditions,
  setArticleState,
  updateArticle,
} from '#contract/articles-admin.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import {
  type Edition,
  fileColumns,
  findForFile,
  listContent,
  presentEdition,
  presentPage,
  presentRow,
  serveEditions,
} from '#server/features/content/index.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { serve } from '#server/platform/http/route.ts';
import { findAreasOf } from './admin-store.ts';
import { articleKind, type OwnColumns } from './kind.ts';

/** Writing, publishing and deleting articles, for admins. */
export function articleAdminRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listArticleEditions, async ({ query }) => {
    const found = await listContent(deps, 'articles', { ...query, topic: query.focusAreaId });
    const areas = await findAreasOf(
      deps.database,
      found.rows.map(({ id }) => id),
    );
    const now = deps.now();
    return presentPage(found, (row) => presentRow(row, { topic: areas.get(row.id) ?? '', path: pathOf(row.id) }, now));
  });

  serveExport(router, deps, exportArticles, {
    title: 'Articles',
    find: ({ search, state, focusAreaId }, page, aside) =>
      findForFile(aside, 'articles', { search, standing: state, topic: focusAreaId }, page),
    columns: fileColumns,
  });

  serveEditions(router, deps, {
    kind: articleKind,
    endpoints: {
      get: getArticleEdition,
      create: createArticle,
      update: updateArticle,
      setState: setArticleState,
      remove: deleteArticle,
    },
    present,
    async presentRow(row, now) {
      const area = (await listAreas(deps.database)).find(({ id }) => id === row.focus_area_id);
      return presentRow(row, { topic: area?.title ?? '', path: pathOf(row.id) }, now);
    },
  });
}

function present(row: Edition<OwnColumns>, now: Date): ArticleEdition {
  const { head, values } = presentEdition(row, now);
  return {
    ...head,
    path: pathOf(row.id),
    imageUrl: row.image_url,
    values: { ...values, focusAreaId: row.focus_area_id, author: row.author },
  };
}

/** Articles are addressed by number: titles may change, but bookmarked addresses must keep working. */
function pathOf(id: number): string {
  return pathTo(paths.article, { id });
}
