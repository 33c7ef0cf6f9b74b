import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { attachmentRoutes } from './routes.ts';
import { attachmentsJob, storageJob } from './sweep.ts';

export { attach, detachAll } from './attaching.ts';
export { attachmentsOf } from './presenter.ts';

/** Files that members attach to notes and messages. */
export const attachments = defineFeature({
  routes: [attachmentRoutes],
  jobs: [attachmentsJob, storageJob],
  personalData,
});
