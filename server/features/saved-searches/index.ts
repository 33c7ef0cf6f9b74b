import { defineFeature } from '#server/platform/feature.ts';
import { alertJob } from './alerts.ts';
import { personalData } from './personal-data.ts';
import { savedSearchRoutes } from './routes.ts';

/** Searches that members keep, and alerts about new matches. */
export const savedSearches = defineFeature({
  routes: [savedSearchRoutes],
  jobs: [alertJob],
  personalData,
});
