import { defineFeature } from '#server/platform/feature.ts';
import { humanCheckRoutes } from './routes.ts';

/** The stamp of forms that keeps programs out. */
export const humanCheck = defineFeature({
  routes: [humanCheckRoutes],
});
