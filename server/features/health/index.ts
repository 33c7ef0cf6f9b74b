import { defineFeature } from '#server/platform/feature.ts';
import { healthRoutes } from './routes.ts';

/** Whether the server is up and what it is. */
export const health = defineFeature({
  routes: [healthRoutes],
});
