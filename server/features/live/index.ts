import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { liveRoutes } from './routes.ts';
import { sweepEvents } from './sweep.ts';

/** The stream of what changes for a member (rule live). */
export const live = defineFeature({
  routes: [liveRoutes],
  sweep: sweepEvents,
  personalData,
});
