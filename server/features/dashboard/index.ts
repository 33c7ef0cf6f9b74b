import { defineFeature } from '#server/platform/feature.ts';
import { dashboardRoutes } from './routes.ts';

/** The member's dashboard. */
export const dashboard = defineFeature({
  routes: [dashboardRoutes],
});
