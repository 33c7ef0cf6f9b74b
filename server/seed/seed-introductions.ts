import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { insertCharge, insertIntroduction, takeStep } from '#server/features/introductions/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { claimSeed } from './seed-store.ts';

/** Requests from and to the test users, one in each of the common states. */
const samples = [
  {
    from: 'ines.okafor',
    role: 'Founder',
    to: 'member',
    daysAgo: 2,
    reason:
      'We are preparing a second iron-flow site and look for somebody who has taken storage through a first project financing. Half an hour on what went wrong would already help.',
    isIntroduced: false,
  },
  {
    from: 'mei.tanaka',
    role: 'Head of materials',
    to: 'admin',
    daysAgo: 4,
    reason:
      'You know the people who write the take-back rules. We have data from the first hundred tonnes of blades and would like to show it before the consultation closes.',
    isIntroduced: false,
  },
  {
    from: 'admin',
    role: 'Community lead',
    to: 'jonas.lindqvist',
    daysAgo: 20,
    reason:
      'Two members ask for somebody who can explain tandem cells to an investment committee. Your talk was the clearest yet.',
    isIntroduced: true,
  },
] as const;

/** Adds the sample requests; nobody is mailed about them. */
export async function seedIntroductions(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await deps.database.write(async (trx) => {
    if (!(await claimSeed(trx, 'introductions', deps.now().toISOString()))) return;
    for (const sample of samples) await seedOne(trx, sample, deps.now());
  });
}

async function seedOne(trx: Transaction, sample: (typeof samples)[number], now: Date): Promise<void> {
  const [from, to] = [await findUser(trx, sample.from), await findUser(trx, sample.to)];
  const sentAt = new Date(now.getTime() - sample.daysAgo * day);
  const at = sentAt.toISOString();
  const id = await insertIntroduction(trx, {
    requester_id: from.id,
    name: from.full_name ?? from.username,
    email: from.email,
    organization: from.organization ?? 'Independent',
    role: sample.role,
    reason: sample.reason,
    target_kind: 'member',
    target_id: to.id,
    target_title: to.full_name ?? to.username,
    recipient_id: to.id,
    status: 'requested',
    created_at: at,
    sent_at: at,
    expires_at: new Date(sentAt.getTime() + 30 * day).toISOString(),
  });
  await insertCharge(trx, { introductionId: id, userId: from.id, kind: 'first', sentAt, createdAt: at });
  if (!sample.isIntroduced) return;
  const step = { introduction_id: id, note: null };
  await takeStep(trx, {
    ...step,
    at: new Date(sentAt.getTime() + day).toISOString(),
    actor: 'recipient',
    actor_id: to.id,
    from_status: 'requested',
    to_status: 'accepted',
  });
  await takeStep(trx, {
    ...step,
    at: new Date(sentAt.getTime() + 2 * day).toISOString(),
    actor: 'team',
    actor_id: null,
    from_status: 'accepted',
    to_status: 'introduced',
  });
}

function findUser(trx: Transaction, username: string) {
  return trx
    .selectFrom('users')
    .where('username_key', '=', foldCase(username))
    .select(['id', 'username', 'full_name', 'email', 'organization'])
    .executeTakeFirstOrThrow();
}
