import { defineFeature } from '#server/platform/feature.ts';
import { placeRoutes } from './routes.ts';

/** The places that forms suggest. */
export const places = defineFeature({
  routes: [placeRoutes],
});
