import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { inSteps } from '#server/platform/jobs/in-steps.ts';
import { deleteOldMail } from './outbox-store.ts';

/** The time for which the records of sent and of failed emails are kept, from their creation (milliseconds). */
export const sentMailLimit = 30 * day;
export const failedMailLimit = 90 * day;

/** Deletes old mail, except mail that still waits. */
export async function sweepMail({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = (limit: number) => new Date(now().getTime() - limit).toISOString();
  await inSteps(database, (trx, limit) => deleteOldMail(trx, 'sent', before(sentMailLimit), limit));
  await inSteps(database, (trx, limit) => deleteOldMail(trx, 'failed', before(failedMailLimit), limit));
}
