import { defineFeature } from '#server/platform/feature.ts';
import { articleAdminRoutes } from './admin.ts';
import { articleRecord } from './record.ts';
import { articleRoutes } from './routes.ts';

export { insertArticle } from './kind.ts';
export { presentSummary } from './presenter.ts';
export { type ArticleRow, findArticles } from './store.ts';

/** Articles of the media page. */
export const articles = defineFeature({
  routes: [articleRoutes, articleAdminRoutes],
  records: [articleRecord],
});
