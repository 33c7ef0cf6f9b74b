import type { Router } from 'express';
import { researchCategories } from '#contract/research.ts';
import {
  createResearch,
  deleteResearch,
  exportResearch,
  getResearchEdition,
  listResearchEditions,
  type ResearchEdition,
  setResearchState,
  updateResearch,
} from '#contract/research-admin.ts';
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
import { serveExport } from '#server/platform/http/export.ts';
import { serve } from '#server/platform/http/route.ts';
import { findPlaces } from './admin-store.ts';
import { isSlugFixed, type OwnColumns, pathOf, researchKind } from './kind.ts';

/** Writing, publishing and deleting research articles, for admins. */
export function researchAdminRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listResearchEditions, async ({ query }) => {
    const found = await listContent(deps, 'research_articles', { ...query, topic: query.category });
    const places = await findPlaces(
      deps.database,
      found.rows.map(({ id }) => id),
    );
    const now = deps.now();
    return presentPage(found, (row) => presentRow(row, extraOf(places.get(row.id)), now));
  });

  serveExport(router, deps, exportResearch, {
    title: 'Research articles',
    find: ({ search, state, category }, page, aside) =>
      findForFile(aside, 'research_articles', { search, standing: state, topic: category }, page),
    columns: fileColumns,
  });

  serveEditions(router, deps, {
    kind: researchKind,
    endpoints: {
      get: getResearchEdition,
      create: createResearch,
      update: updateResearch,
      setState: setResearchState,
      remove: deleteResearch,
    },
    present,
    presentRow: async (row, now) => presentRow(row, extraOf(row), now),
  });
}

function extraOf(row: Pick<OwnColumns, 'slug' | 'category'> | undefined) {
  return row ? { topic: researchCategories[row.category], path: pathOf(row.slug) } : { topic: '', path: '' };
}

function present(row: Edition<OwnColumns>, now: Date): ResearchEdition {
  const { head, values } = presentEdition(row, now);
  return {
    ...head,
    path: pathOf(row.slug),
    imageUrl: row.image_url,
    isSlugFixed: isSlugFixed(row, now.toISOString()),
    route: row.route,
    values: {
      ...values,
      slug: row.slug,
      category: row.category,
      type: row.type,
      isPremium: row.is_premium === 1,
    },
  };
}
