import { paths } from '#contract/kit/paths.ts';
import { reindexContent } from '#server/features/content/index.ts';
import { headOfList } from '#server/platform/records/page-head.ts';
import { picturedIn } from '#server/platform/records/pictured-store.ts';
import type { RecordKind } from '#server/platform/records/record.ts';
import { findResearchHead } from './head.ts';
import { researchKind } from './kind.ts';
import { researchArrivals, researchSearches } from './saved-searches.ts';
import { findPublishedPaths, findResearchItems, searchResearch } from './store.ts';

/** Research articles, for the rest of the server. */
export const researchRecord: RecordKind = {
  kind: 'research',
  pictured: picturedIn('research_articles'),
  find: findResearchItems,
  search: {
    find: searchResearch,
    by: 'words',
    table: 'research_articles',
    reindex: (database, trx, id) => reindexContent(database, trx, researchKind, id),
  },
  pages: [
    { path: paths.researchArticle, find: findResearchHead },
    headOfList('/admin/content/research/new', paths.adminContent),
    headOfList(paths.adminResearchArticle, paths.adminContent),
  ],
  arrivals: researchArrivals,
  savedSearches: researchSearches,
  sitemap: { paths: findPublishedPaths },
};
