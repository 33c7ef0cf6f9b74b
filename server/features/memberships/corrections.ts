import type { CurrentUser } from '#contract/accounts.ts';
import { day } from '#contract/kit/durations.ts';
import type { ParsedInput } from '#contract/kit/endpoint.ts';
import { paths } from '#contract/kit/paths.ts';
import type { changeMembership, MembershipOfUser } from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import { termOf, tierAt } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { findUser } from '#server/features/users/index.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { dayInWords } from '#server/platform/text/words.ts';
import { correctMembership, endMembershipNow, findMembership, findOpenRequest, startMembership } from './store.ts';
import { endSubscriptionsOf } from './subscriptions.ts';
import { billingWords } from './words.ts';

/** The latest date that anyone plans; a later one is a typing error (milliseconds). */
const furthest = 10 * 366 * day;

/** The membership of an account as the team sees it. 404 where there is no such account. */
export async function membershipOf(
  database: Pick<Database, 'db'>,
  userId: number,
  now: Date,
): Promise<MembershipOfUser> {
  const [user, membership] = await Promise.all([findUser(database, userId), findMembership(database, userId)]);
  if (!user) throw notFound('user');
  const term = membership ? termOf(membership) : null;
  const tier = tierAt(user.membership_tier, term, now);
  // A membership that has ended but is not cleared yet counts as none.
  const current = tier === 'professional' ? membership : undefined;
  return {
    tier,
    billing: current?.billing ?? null,
    startsAt: current?.starts_at ?? null,
    endsAt: current?.ends_at ?? null,
    isRenewing: Boolean(current && term?.isRenewing),
  };
}

/**
 * An admin gives, corrects or ends a membership. A subscription that pays for it is cancelled, because the team now
 * decides how long it lasts. The member is told, and the audit log records the reason. For refusals see
 * `changeMembership` in the contract.
 */
export async function correct(
  deps: Deps,
  { params, body }: Pick<ParsedInput<typeof changeMembership>, 'params' | 'body'>,
  admin: CurrentUser,
): Promise<void> {
  const now = deps.now();
  const at = now.toISOString();
  const next = nextTerms(body, now);
  await deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'users', params.id);
    const user = await findUser({ db: trx }, params.id);
    if (!user) throw notFound('user');
    if (await findOpenRequest({ db: trx }, user.id)) {
      throw new HttpError('conflict', 'This member has asked for a membership. Please decide about that first.');
    }
    const before = await membershipOf({ db: trx }, user.id, now);
    if (before.tier === 'free' && next === null)
      throw new HttpError('conflict', 'This account is already a free account.');
    if (next !== null && isAlready(before, next)) throw new HttpError('conflict', 'This is already their membership.');
    const wasCancelled = await endSubscriptionsOf(deps, trx, user.id);
    if (next === null) await endMembershipNow(trx, user.id, { at, actorId: admin.id });
    else if (before.endsAt === null || !(await correctMembership(trx, user.id, { ...next, at }))) {
      await startMembership(trx, { userId: user.id, ...next, startsAt: at, subscriptionId: null, actorId: admin.id });
    }
    await insertAuditEntry(trx, {
      actorId: admin.id,
      action: 'user.tier',
      targetKind: 'user',
      targetId: user.id,
      target: user.username,
      note: `${inWords(next)} (before: ${inWords(before)}). ${body.reason}`,
      createdAt: at,
    });
    await tell(deps, trx, { userId: user.id, next, wasCancelled, reason: body.reason });
  });
  deps.mail.wake();
}

type Terms = { billing: 'monthly' | 'annual'; endsAt: string };

/** The new membership; `null` for a free account. 400 for an invalid last day. */
function nextTerms({ tier, billing, endsOn }: ParsedInput<typeof changeMembership>['body'], now: Date): Terms | null {
  if (tier === 'free') return null;
  // The contract requires both for a professional, which the compiler cannot see.
  if (!billing || !endsOn) throw invalidInput({ endsOn: 'Please enter its last day' });
  const end = Date.parse(`${endsOn}T23:59:59.999Z`);
  if (end <= now.getTime()) throw invalidInput({ endsOn: 'Please choose a day that has not passed' });
  if (end > now.getTime() + furthest) throw invalidInput({ endsOn: 'Please choose a day within ten years' });
  return { billing, endsAt: new Date(end).toISOString() };
}

/** Whether the membership already has these terms: a second click writes no audit entry and sends no email. */
function isAlready({ billing, endsAt, isRenewing }: MembershipOfUser, next: Terms): boolean {
  return !isRenewing && billing === next.billing && endsAt === next.endsAt;
}

function inWords(
  membership: { billing: Terms['billing'] | null; endsAt: string | null; tier?: string } | null,
): string {
  if (membership === null || membership.tier === 'free') return 'Free';
  const { billing, endsAt } = membership;
  return ['Professional', billing && billingWords[billing], endsAt && `until ${dayInWords(endsAt)}`]
    .filter(Boolean)
    .join(', ');
}

async function tell(
  deps: Deps,
  trx: Transaction,
  { userId, next, wasCancelled, reason }: { userId: number; next: Terms | null; wasCancelled: boolean; reason: string },
): Promise<void> {
  const { productName } = deps.env.site;
  await notify(trx, deps, {
    userId,
    subjectId: null,
    kind: 'membership',
    title: next
      ? `Your ${productName} Professional membership has been changed`
      : `Your ${productName} Professional membership has ended`,
    body: [
      next
        ? `Our team has changed it: ${billingWords[next.billing]}, until ${dayInWords(next.endsAt)}. It does not renew.`
        : 'Our team has ended it. You now have a free account, and everything you wrote is kept.',
      wasCancelled ? 'Your subscription is cancelled; nothing more is charged.' : '',
      `The reason given: ${reason}`,
    ]
      .filter(Boolean)
      .join(' '),
    path: paths.settingsMembership,
    action: 'See your membership',
  });
}
