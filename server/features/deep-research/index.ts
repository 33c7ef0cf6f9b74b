import { day } from '#contract/kit/durations.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { dayOf } from '#server/platform/views/views.ts';
import { personalData } from './questions/personal-data.ts';
import { queueJob } from './questions/queue.ts';
import { deleteDaysBefore } from './questions/quota-store.ts';
import { questionRoutes } from './questions/routes.ts';
import { deepResearchRoutes } from './routes.ts';

export { newBoundary, quoted } from './models/quotes.ts';
export { writerName, writeText } from './models/write-text.ts';

/** Questions that are answered from what members may read, and the research tool that is embedded instead. */
export const deepResearch = defineFeature({
  routes: [deepResearchRoutes, questionRoutes],
  jobs: [queueJob],
  sweep: ({ database, now }) => deleteDaysBefore(database, dayOf(new Date(now().getTime() - 2 * day))),
  personalData,
});
