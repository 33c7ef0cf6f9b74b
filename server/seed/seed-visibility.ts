import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { noteVisit, planTurns, setSharing } from '#server/features/members/index.ts';
import { startMembership } from '#server/features/memberships/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { dayOf } from '#server/platform/views/views.ts';
import { findSampleUsers } from './members/joined-store.ts';
import { claimSeed } from './seed-store.ts';

/** Sample members who are billed annually, and so take turns in the featured row. */
const annual = [
  'ines.okafor',
  'mei.tanaka',
  'marcus.webb',
  'elena.petrova',
  'priya.nair',
  'freya.solheim',
  'leila.haddad',
  'tomas.reyes',
] as const;
/** Their plan outlasts every demonstration (milliseconds). */
const term = 20 * 365 * day;

/** Who shares their visits. */
const sharing = ['admin', 'ines.okafor', 'jonas.lindqvist', 'priya.nair', 'tomas.reyes'] as const;

/** Visits to the test users: by whom, and how long ago. */
const visits = [
  ['ines.okafor', 'admin', 0],
  ['marcus.webb', 'admin', 0],
  ['priya.nair', 'admin', 1],
  ['jonas.lindqvist', 'admin', 3],
  ['mei.tanaka', 'admin', 3],
  ['elena.petrova', 'admin', 3],
  ['ines.okafor', 'admin', 9],
  ['tomas.reyes', 'admin', 12],
  ['leila.haddad', 'admin', 40],
  ['ines.okafor', 'member', 1],
  ['tomas.reyes', 'member', 2],
  ['freya.solheim', 'member', 2],
  ['marcus.webb', 'member', 8],
  ['priya.nair', 'member', 35],
] as const;

/** Annual memberships and the first turn of the featured row; visits to the profiles of the test users. */
export async function seedVisibility(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const now = deps.now();
  const isNew = await deps.database.write(async (trx) => {
    if (!(await claimSeed(trx, 'visibility', now.toISOString()))) return false;
    await seedAll(trx, now);
    return true;
  });
  if (isNew) await planTurns(deps);
}

async function seedAll(trx: Transaction, now: Date): Promise<void> {
  const names = [...new Set([...annual, ...sharing, ...visits.map(([viewer]) => viewer), 'member'])];
  // A sample member may have been deleted since.
  const ids = await findSampleUsers(trx, names);
  for (const username of annual) {
    const userId = ids.get(username);
    if (userId === undefined) continue;
    await startMembership(trx, {
      userId,
      billing: 'annual',
      startsAt: now.toISOString(),
      endsAt: new Date(now.getTime() + term).toISOString(),
      subscriptionId: null,
    });
  }
  for (const username of sharing) await setSharing(trx, ids.get(username) ?? 0, true);
  for (const [viewer, viewed, daysAgo] of visits) {
    const [id, viewedId] = [ids.get(viewer), ids.get(viewed)];
    if (id === undefined || viewedId === undefined) continue;
    await noteVisit(trx, {
      viewer: { id, role: 'member' },
      viewedId,
      day: dayOf(new Date(now.getTime() - daysAgo * day)),
    });
  }
}
