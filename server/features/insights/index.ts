import { defineFeature } from '#server/platform/feature.ts';
import { countJob } from './count/job.ts';
import { personalData } from './personal-data.ts';
import { quarterlyJob } from './quarterly/job.ts';
import { insightRoutes } from './routes.ts';

/** Market figures out of the network's own records. */
export const insights = defineFeature({ routes: [insightRoutes], jobs: [countJob, quarterlyJob], personalData });
