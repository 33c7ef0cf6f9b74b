import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { timelineRoutes } from './routes.ts';
import { sweepTimelines } from './sweep.ts';

/** What members did with records. */
export const timelines = defineFeature({
  routes: [timelineRoutes],
  personalData,
  sweep: sweepTimelines,
});
