import { paths } from '#contract/kit/paths.ts';
import { reindexContent } from '#server/features/content/index.ts';
import { headOfList } from '#server/platform/records/page-head.ts';
import { picturedIn } from '#server/platform/records/pictured-store.ts';
import type { RecordKind } from '#server/platform/records/record.ts';
import { articleArrivals } from './arrivals-store.ts';
import { findArticleHead } from './head.ts';
import { articleKind } from './kind.ts';
import { articleSearches } from './saved-searches.ts';
import { findArticleItems, findPublishedPaths, searchArticles } from './store.ts';

/** Articles, for the rest of the server. */
export const articleRecord: RecordKind = {
  kind: 'article',
  pictured: picturedIn('articles'),
  find: findArticleItems,
  search: {
    find: searchArticles,
    by: 'words',
    table: 'articles',
    reindex: (database, trx, id) => reindexContent(database, trx, articleKind, id),
  },
  pages: [
    { path: paths.article, find: findArticleHead },
    headOfList('/admin/content/articles/new', paths.adminContent),
    headOfList(paths.adminArticle, paths.adminContent),
  ],
  arrivals: articleArrivals,
  savedSearches: articleSearches,
  sitemap: { paths: findPublishedPaths },
};
