import { historyDays } from '#contract/changes.ts';
import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { inSteps } from '#server/platform/jobs/in-steps.ts';
import { deleteOldChanges } from './store.ts';

/** Deletes changes that are older than histories go back. */
export async function sweepChanges({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - historyDays * day).toISOString();
  await inSteps(database, (trx, limit) => deleteOldChanges(trx, before, limit));
}
