import { defineFeature } from '#server/platform/feature.ts';
import { feedAdminRoutes } from './admin.ts';
import { personalData } from './personal-data.ts';
import { feedJob } from './reading/feed-reader.ts';
import { sweepFeedItems } from './reading/sweep.ts';
import { feedItemRecord } from './record.ts';
import { feedRoutes } from './routes.ts';

export { keyOf } from './reading/reading-store.ts';

/** News feeds of other sites. */
export const feeds = defineFeature({
  routes: [feedRoutes, feedAdminRoutes],
  records: [feedItemRecord],
  jobs: [feedJob],
  sweep: sweepFeedItems,
  personalData,
});
