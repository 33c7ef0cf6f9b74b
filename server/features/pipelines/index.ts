import { paths } from '#contract/kit/paths.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { headOfList } from '#server/platform/records/page-head.ts';
import { boardRoutes } from './board-routes.ts';
import { personalData } from './personal-data.ts';
import { reminderJob } from './reminders.ts';
import { pipelineRoutes } from './routes.ts';

export { findPipelines } from './kind.ts';

/** Boards on which members follow records from stage to stage, alone or with others. */
export const pipelines = defineFeature({
  routes: [pipelineRoutes, boardRoutes],
  pages: [headOfList(paths.pipeline, paths.pipelines)],
  jobs: [reminderJob],
  personalData,
});
