import { defineFeature } from '#server/platform/feature.ts';
import { siteRoutes } from './routes.ts';

/** The site's own names and links. */
export const site = defineFeature({
  routes: [siteRoutes],
});
