import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { sweepKeys } from '../http/keyed/keyed.ts';
import { deleteEndedWindows } from '../http/rate-limit-store.ts';
import { sweepMail } from '../mail/sweep.ts';
import { sweepSecurityLog } from '../security-log/record.ts';
import { sweepViews } from '../views/views.ts';
import type { Job } from './repeat.ts';

/** Deletes old rows: those of each feature, old mail, security events and keys of changes, keys of viewers, ended rate limits. */
export async function sweep(deps: Deps): Promise<void> {
  for (const feature of deps.features) await feature.sweep?.(deps);
  await sweepViews(deps);
  await sweepMail(deps);
  await sweepSecurityLog(deps);
  await sweepKeys(deps);
  await deleteEndedWindows(deps.database, deps.now().getTime());
}

export const sweepJob: Job = { name: 'sweep', every: 10 * minute, longest: 60 * minute, run: sweep };
