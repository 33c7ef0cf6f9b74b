import { hour, minute } from '#contract/kit/durations.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { sweepFiles } from '#server/platform/uploads/sweep-files.ts';
import { files } from './store.ts';

/** A job of its own: while the storage is away, everything else is still cleared. The bytes have the id of their row. */
export const attachmentsJob: Job = {
  name: 'attachments',
  every: 10 * minute,
  longest: hour,
  run: (deps) => sweepFiles(deps, files, async (ids) => ids),
};
