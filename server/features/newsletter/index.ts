import { defineFeature } from '#server/platform/feature.ts';
import { newsletterRoutes } from './routes.ts';
import { sweepUnconfirmed } from './subscriptions.ts';

/** The newsletter and who receives it. */
export const newsletter = defineFeature({
  routes: [newsletterRoutes],
  sweep: sweepUnconfirmed,
});
