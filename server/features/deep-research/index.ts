import { defineFeature } from '#server/platform/feature.ts';
import { deepResearchRoutes } from './routes.ts';

/** The research tool that is embedded. */
export const deepResearch = defineFeature({
  routes: [deepResearchRoutes],
});
