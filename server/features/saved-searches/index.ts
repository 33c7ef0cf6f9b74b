import { defineFeature } from '#server/platform/feature.ts';
import { alertJob } from './alerts.ts';
import { mailSamples } from './mail-samples.ts';
import { personalData } from './personal-data.ts';
import { savedSearchRecord } from './record.ts';
import { savedSearchRoutes } from './routes.ts';

/** Searches that members keep, and what they find, in the feed and in alerts. */
export const savedSearches = defineFeature({
  routes: [savedSearchRoutes],
  mails: mailSamples,
  records: [savedSearchRecord],
  jobs: [alertJob],
  personalData,
});
