import { minute } from '#contract/kit/durations.ts';
import { paths } from '#contract/kit/paths.ts';
import { renewalGrace } from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { oneOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { closeLapsed, findLapsed } from './store.ts';

const batch = 100;

/**
 * Clears memberships that have ended and tells their members. Their rights ended by themselves (`tierAt`); this updates
 * the stored tier. Several processes may do it at once.
 */
export async function endLapsedMemberships(
  deps: Pick<Deps, 'database' | 'now' | 'baseUrl' | 'env' | 'logger' | 'mail'>,
): Promise<void> {
  for (;;) {
    const now = deps.now();
    const at = now.toISOString();
    const renewing = new Date(now.getTime() - renewalGrace).toISOString();
    const lapsed = await findLapsed(deps.database, { ending: at, renewing }, batch);
    let done = 0;
    for (const { id, userId } of lapsed) {
      const end = async (trx: Transaction) => {
        if (!(await closeLapsed(trx, id, at, at))) return;
        await notify(trx, deps, {
          userId,
          subjectId: null,
          kind: 'membership',
          title: `Your ${deps.env.site.productName} Professional membership has ended`,
          body: 'You have a free account again. Everything you wrote is kept and can be used again with a new membership.',
          path: paths.settingsMembership,
          action: 'See your membership',
        });
      };
      if (await oneOfMany(deps, { membership: id }, () => deps.database.write(end))) done += 1;
    }
    if (lapsed.length > 0) deps.mail.wake();
    // One that cannot be ended would be found again at once.
    if (done < batch) return;
  }
}

/** Checks every few minutes for memberships that have ended. */
export const lapseJob: Job = {
  name: 'lapsed-memberships',
  every: 5 * minute,
  longest: 30 * minute,
  run: endLapsedMemberships,
};
