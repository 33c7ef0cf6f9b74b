import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { inSteps } from '#server/platform/jobs/in-steps.ts';
import { deleteOldNotifications } from './store.ts';

/** How long a notification stays after it was read, and how long at most (milliseconds, from its creation). */
export const readNotificationLimit = 90 * day;
export const notificationLimit = 365 * day;

/** Deletes notifications that were read, and those that were not read within a year. */
export async function sweepNotifications({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = (limit: number) => new Date(now().getTime() - limit).toISOString();
  await inSteps(database, (trx, limit) => deleteOldNotifications(trx, 'read', before(readNotificationLimit), limit));
  await inSteps(database, (trx, limit) => deleteOldNotifications(trx, 'all', before(notificationLimit), limit));
}
