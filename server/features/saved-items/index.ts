import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { savedItemRoutes } from './routes.ts';

/** Records that members keep for later. */
export const savedItems = defineFeature({
  routes: [savedItemRoutes],
  personalData,
});
