import { defineFeature } from '#server/platform/feature.ts';
import { rebuildSearchJob } from './rebuild.ts';
import { searchRoutes } from './routes.ts';

/** The search palette and the indexes behind it. */
export const search = defineFeature({
  routes: [searchRoutes],
  jobs: [rebuildSearchJob],
});
