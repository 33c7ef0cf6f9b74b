import { defineFeature } from '#server/platform/feature.ts';
import { researchAdminRoutes } from './admin.ts';
import { researchRecord } from './record.ts';
import { researchRoutes } from './routes.ts';

export { insertResearchArticle } from './kind.ts';
export { readableContent } from './presenter.ts';

/** Articles of the research hub. */
export const research = defineFeature({
  routes: [researchRoutes, researchAdminRoutes],
  records: [researchRecord],
});
