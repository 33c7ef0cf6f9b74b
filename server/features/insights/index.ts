import { marketKinds } from '#contract/insights.ts';
import { paths } from '#contract/kit/paths.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { headOfList } from '#server/platform/records/page-head.ts';
import { countJob } from './count/job.ts';
import { mailSamples } from './mail-samples.ts';
import { personalData } from './personal-data.ts';
import { quarterlyJob } from './quarterly/job.ts';
import { insightRoutes } from './routes.ts';

/** Market figures out of the network's own records. */
export const insights = defineFeature({
  routes: [insightRoutes],
  mails: mailSamples,
  pages: Object.keys(marketKinds).map((by) => headOfList(`${paths.insights}/${by}/:slug`, paths.insights)),
  jobs: [countJob, quarterlyJob],
  personalData,
});
