import { sql } from 'kysely';

import type { MembershipRequest } from '#contract/memberships.ts';
import { relineMember } from '#server/features/members/index.ts';
import { type AgePage, byAge } from '#server/platform/db/by-age.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { MembershipRequestsTable } from '#server/platform/db/tables/memberships.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';

export type Billing = MembershipRequestsTable['billing'];

const requestColumns = [
  'membership_requests.id',
  'membership_requests.billing',
  'membership_requests.status',
  'membership_requests.price_cents',
  'membership_requests.created_at',
] as const;

/** A request as it is told. */
export function presentRequest(row: {
  id: number;
  billing: Billing;
  status: MembershipRequest['status'];
  price_cents: number;
  created_at: string;
}): MembershipRequest {
  return {
    id: row.id,
    billing: row.billing,
    status: row.status,
    amountCents: row.price_cents,
    createdAt: row.created_at,
  };
}

/** The price of a membership, and how often it is charged. */
export interface Terms {
  billing: Billing;
  amountCents: number;
}

/** The member's open request with these terms: a new one, or the existing one with changed terms. */
export async function openRequest(trx: Transaction, userId: number, { billing, amountCents }: Terms, at: string) {
  const row = await trx
    .insertInto('membership_requests')
    .values({ user_id: userId, billing, status: 'pending', price_cents: amountCents, created_at: at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        // Written as a literal, because PostgreSQL matches a partial index by its text.
        .where(sql<boolean>`status = 'pending'`)
        .doUpdateSet({ billing, price_cents: amountCents }),
    )
    .returning(requestColumns)
    .executeTakeFirstOrThrow();
  return presentRequest(row);
}

/** The member's open request, or `null`. */
export async function findOpenRequest({ db }: Pick<Database, 'db'>, userId: number): Promise<MembershipRequest | null> {
  const row = await db
    .selectFrom('membership_requests')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .select(requestColumns)
    .executeTakeFirst();
  return row ? presentRequest(row) : null;
}

/** All membership requests, or those in one state, newest first. */
export function findAllRequests(
  { db }: Pick<Database, 'db'>,
  status: MembershipRequest['status'] | undefined,
  page: AgePage,
) {
  const { beyond, direction } = byAge('membership_requests.id', page);
  let query = db.selectFrom('membership_requests').innerJoin('users', 'users.id', 'membership_requests.user_id');
  if (status) query = query.where('membership_requests.status', '=', status);
  return query
    .where(beyond)
    .select([
      ...requestColumns,
      'membership_requests.user_id',
      'membership_requests.decided_at',
      'users.username',
      'users.email',
    ])
    .orderBy('membership_requests.id', direction)
    .limit(page.limit)
    .execute();
}

/** Counts the rows in one state, or all, up to one past the cap. */
export function countAllRequests(
  { db }: Pick<Database, 'db'>,
  status: MembershipRequest['status'] | undefined,
): Promise<number> {
  let query = db.selectFrom('membership_requests').select('id');
  if (status) query = query.where('status', '=', status);
  return countCapped({ db }, query);
}

/**
 * Closes an open request; `undefined` when there is none of this id, so that of two decisions at once only the first
 * takes effect. `terms`: the final terms, where they differ from those last requested.
 */
export async function closeRequest(
  trx: Transaction,
  id: number,
  status: 'approved' | 'declined' | 'withdrawn',
  { decidedBy, at, terms }: { decidedBy: number | null; at: string; terms?: Terms | undefined },
): Promise<{ request: MembershipRequest; userId: number } | undefined> {
  const row = await trx
    .updateTable('membership_requests')
    .set({
      status,
      decided_at: at,
      decided_by: decidedBy,
      ...(terms && { billing: terms.billing, price_cents: terms.amountCents }),
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning([...requestColumns, 'user_id'])
    .executeTakeFirst();
  return row && { request: presentRequest(row), userId: row.user_id };
}

/** The state of a member's request; `undefined` if they have none with this id. */
export function findOwnRequest({ db }: Pick<Database, 'db'>, id: number, userId: number) {
  return db
    .selectFrom('membership_requests')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .select(requestColumns)
    .executeTakeFirst();
}

/** Makes the user a professional from `startsAt` to `endsAt`; an earlier membership ends. */
export async function startMembership(
  trx: Transaction,
  membership: {
    userId: number;
    billing: Billing;
    startsAt: string;
    endsAt: string;
    subscriptionId: string | null;
    /** The admin who approved it, for the security log. */
    actorId?: number | null;
  },
): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ ended_at: membership.startsAt })
    .where('user_id', '=', membership.userId)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .insertInto('memberships')
    .values({
      user_id: membership.userId,
      billing: membership.billing,
      starts_at: membership.startsAt,
      ends_at: membership.endsAt,
      subscription_id: membership.subscriptionId,
    })
    .execute();
  await setTier(trx, membership.userId, 'professional', {
    at: membership.startsAt,
    actorId: membership.actorId ?? null,
  });
}

/**
 * Moves the end of the membership that a subscription pays for. A membership that ended only because the provider's
 * message came late continues, unless its member has another one by now.
 */
export async function extendMembership(
  trx: Transaction,
  subscriptionId: string,
  endsAt: string,
  at: string,
): Promise<void> {
  const newest = await trx
    .selectFrom('memberships')
    .where('subscription_id', '=', subscriptionId)
    .select(['id', 'user_id', 'ends_at', 'ended_at'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  // The provider has ended it early, or the message is older than the stored state.
  if (!newest || endsAt <= newest.ends_at || (newest.ended_at !== null && newest.ended_at < newest.ends_at)) return;
  if (newest.ended_at !== null && (await findMembership({ db: trx }, newest.user_id))) return;
  await trx.updateTable('memberships').set({ ends_at: endsAt, ended_at: null }).where('id', '=', newest.id).execute();
  if (newest.ended_at !== null) await setTier(trx, newest.user_id, 'professional', { at });
}

/** Current memberships whose paid time has ended by then, with and without renewal. */
export async function findLapsed(
  { db }: Database,
  until: { ending: string; renewing: string },
  limit: number,
): Promise<{ id: number; userId: number }[]> {
  const lapsed = (end: string) =>
    db
      .selectFrom('memberships')
      .where('ended_at', 'is', null)
      .where('ends_at', '<=', end)
      .select(['id', 'user_id'])
      .orderBy('ends_at')
      .limit(limit);
  const [ending, renewing] = await Promise.all([
    lapsed(until.ending)
      .where((where) => where.or([where('subscription_id', 'is', null), where('cancelled_at', 'is not', null)]))
      .execute(),
    lapsed(until.renewing).where('subscription_id', 'is not', null).where('cancelled_at', 'is', null).execute(),
  ]);
  return [...ending, ...renewing].map((row) => ({ id: row.id, userId: row.user_id }));
}

/** Ends an expired membership; `false` when it was renewed or ended meanwhile. */
export async function closeLapsed(trx: Transaction, id: number, until: string, at: string): Promise<boolean> {
  const row = await trx
    .updateTable('memberships')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', until)
    .returning('user_id')
    .executeTakeFirst();
  if (row) await setTier(trx, row.user_id, 'free', { at });
  return row !== undefined;
}

/** All requests of a member, newest first. */
export async function findRequests({ db }: Database, userId: number, limit: number) {
  const rows = await db
    .selectFrom('membership_requests')
    .where('user_id', '=', userId)
    .select([...requestColumns, 'decided_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...presentRequest(row), decidedAt: row.decided_at }));
}

/**
 * Ends the membership that a subscription paid for; its user becomes a free member. A membership whose subscription we
 * cancelled lasts for the paid time.
 */
export async function endMembership(trx: Transaction, subscriptionId: string, at: string): Promise<void> {
  const row = await trx
    .updateTable('memberships')
    .set({ ended_at: at })
    .where('subscription_id', '=', subscriptionId)
    .where('cancelled_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (row) await setTier(trx, row.user_id, 'free', { at });
}

/** Ends a member's current membership, or a tier that was given by hand. */
export async function endMembershipNow(
  trx: Transaction,
  userId: number,
  { at, actorId = null }: { at: string; actorId?: number | null },
): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  const user = await trx.selectFrom('users').where('id', '=', userId).select('membership_tier').executeTakeFirst();
  if (user?.membership_tier === 'professional') await setTier(trx, userId, 'free', { at, actorId });
}

/** Gives a member's current membership other terms, independent of any subscription; `false` where there is none. */
export async function correctMembership(
  trx: Transaction,
  userId: number,
  { billing, endsAt, at }: { billing: Billing; endsAt: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('memberships')
    .set({ billing, ends_at: endsAt, subscription_id: null, cancelled_at: null })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  await relineMember(trx, userId, at);
  return numUpdatedRows === 1n;
}

/** Turns off the renewal of all of a member's memberships, and returns the subscriptions behind them. */
export async function cancelSubscriptionsOf(trx: Transaction, userId: number, at: string): Promise<string[]> {
  const rows = await trx
    .updateTable('memberships')
    .set({ cancelled_at: at })
    .where('user_id', '=', userId)
    .where('subscription_id', 'is not', null)
    .where('cancelled_at', 'is', null)
    .returning('subscription_id')
    .execute();
  return rows.map((row) => row.subscription_id).filter((id) => id !== null);
}

/** Withdraws a member's open request. */
export async function withdrawRequestsOf(trx: Transaction, userId: number, at: string): Promise<void> {
  await trx
    .updateTable('membership_requests')
    .set({ status: 'withdrawn', decided_at: at })
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .execute();
}

async function setTier(
  trx: Transaction,
  userId: number,
  tier: 'free' | 'professional',
  { at, actorId = null }: { at: string; actorId?: number | null },
): Promise<void> {
  const event = tier === 'professional' ? 'membership.start' : 'membership.end';
  await recordSecurityEvent(trx, { userId, event, actorId, isByItself: actorId === null }, at);
  await trx.updateTable('users').set({ membership_tier: tier }).where('id', '=', userId).execute();
  await relineMember(trx, userId, at);
}

/** The user's current membership, or `undefined`. */
export function findMembership({ db }: Pick<Database, 'db'>, userId: number) {
  return db
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .select(['billing', 'starts_at', 'ends_at', 'subscription_id', 'cancelled_at'])
    .executeTakeFirst();
}

/** Name and address of an account; both are empty for a deleted one. */
export function findAddress({ db }: Pick<Database, 'db'>, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['email', 'username', 'deleted_at'])
    .executeTakeFirstOrThrow();
}

/** Records that a message of the payment provider was processed; `false` when it already was. */
export async function claimPaymentEvent(trx: Transaction, id: string, at: string): Promise<boolean> {
  const result = await trx
    .insertInto('payment_events')
    .values({ id, received_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}
