import { day } from '#contract/kit/durations.ts';
import { timelineDays } from '#contract/timelines.ts';
import type { Deps } from '#server/deps.ts';
import { inSteps } from '#server/platform/jobs/in-steps.ts';
import { deleteOldEntries } from './store.ts';

/** Deletes entries that are older than timelines go back. */
export async function sweepTimelines({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - timelineDays * day).toISOString();
  await inSteps(database, (trx, limit) => deleteOldEntries(trx, before, limit));
}
