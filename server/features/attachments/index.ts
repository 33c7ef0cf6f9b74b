import { defineFeature } from '#server/platform/feature.ts';
import { storageJob } from '#server/platform/storage/sweep.ts';
import { documentRoutes } from './documents/routes.ts';
import { personalData } from './personal-data.ts';
import { attachmentRoutes } from './routes.ts';
import { findKnown } from './store.ts';
import { attachmentsJob } from './sweep.ts';

export { attach, detachAll, moveAttached } from './attaching.ts';
export { attachmentsOf } from './presenter.ts';

/** Files that members attach to notes, messages and records. */
export const attachments = defineFeature({
  routes: [attachmentRoutes, documentRoutes],
  jobs: [attachmentsJob, storageJob],
  storedFiles: findKnown,
  personalData,
});
