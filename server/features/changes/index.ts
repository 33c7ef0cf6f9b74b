import { defineFeature } from '#server/platform/feature.ts';
import { areaNewsJob } from './area-news.ts';
import { personalData } from './personal-data.ts';
import { changeRoutes } from './routes.ts';
import { sweepChanges } from './sweep.ts';
import { changeNewsJob } from './tell.ts';

export {
  type Filed,
  fileMatches,
  findChangedRecords,
  findLastChange,
  findUntold,
  type MatchField,
} from './matches-store.ts';
export { findSubjects } from './presenter.ts';
export { findLastBefore } from './telling-store.ts';

/** The history of records, and the feed of what members follow. */
export const changes = defineFeature({
  routes: [changeRoutes],
  jobs: [areaNewsJob, changeNewsJob],
  sweep: sweepChanges,
  personalData,
});
