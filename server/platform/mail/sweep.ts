import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { inSteps } from '#server/platform/jobs/in-steps.ts';
import { deleteOldMail } from './outbox-store.ts';

/** How long it is kept that a mail went out, and a mail that was given up, from when it was written (milliseconds). */
export const sentMailLimit = 30 * day;
export const failedMailLimit = 90 * day;

/** Forgets old mail; what still waits stays. */
export async function sweepMail({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = (limit: number) => new Date(now().getTime() - limit).toISOString();
  await inSteps(database, (trx, limit) => deleteOldMail(trx, 'sent', before(sentMailLimit), limit));
  await inSteps(database, (trx, limit) => deleteOldMail(trx, 'failed', before(failedMailLimit), limit));
}
