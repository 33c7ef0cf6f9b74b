import { defineFeature } from '#server/platform/feature.ts';
import { dashboardRoutes } from './routes.ts';

/** The member's own front page. */
export const dashboard = defineFeature({
  routes: [dashboardRoutes],
});
