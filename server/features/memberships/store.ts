import { sql } from 'kysely';

import type { MembershipRequest } from '#contract/memberships.ts';
import type { Database } from '#server/db/database.ts';
import type { MembershipRequestsTable, Transaction } from '#server/db/schema.ts';

export type Billing = MembershipRequestsTable['billing'];

const requestColumns = [
  'membership_requests.id',
  'membership_requests.billing',
  'membership_requests.status',
  'membership_requests.created_at',
] as const;

function present(row: {
  id: number;
  billing: Billing;
  status: MembershipRequest['status'];
  created_at: string;
}): MembershipRequest {
  return { id: row.id, billing: row.billing, status: row.status, createdAt: row.created_at };
}

/** The member's open request with this billing: a new one, or the one there is, changed. */
export async function openRequest(trx: Transaction, userId: number, billing: Billing, at: string) {
  const row = await trx
    .insertInto('membership_requests')
    .values({ user_id: userId, billing, status: 'pending', created_at: at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        // Written out: PostgreSQL finds a partial index by its very words.
        .where(sql<boolean>`status = 'pending'`)
        .doUpdateSet({ billing }),
    )
    .returning(requestColumns)
    .executeTakeFirstOrThrow();
  return present(row);
}

/** The member's open request, or `null`. */
export async function findOpenRequest({ db }: Database, userId: number): Promise<MembershipRequest | null> {
  const row = await db
    .selectFrom('membership_requests')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .select(requestColumns)
    .executeTakeFirst();
  return row ? present(row) : null;
}

/** All open requests with who asked, oldest first. */
export async function listOpenRequests({ db }: Database) {
  const rows = await db
    .selectFrom('membership_requests')
    .innerJoin('users', 'users.id', 'membership_requests.user_id')
    .where('membership_requests.status', '=', 'pending')
    .select([...requestColumns, 'users.username', 'users.email'])
    .orderBy('membership_requests.id')
    .limit(200)
    .execute();
  return rows.map((row) => ({ ...present(row), username: row.username, email: row.email }));
}

/**
 * Closes an open request; `undefined` when there is none of this id, so that of two decisions at once
 * only the first takes effect.
 */
export async function closeRequest(
  trx: Transaction,
  id: number,
  status: 'approved' | 'declined',
  decidedBy: number | null,
  at: string,
): Promise<{ request: MembershipRequest; userId: number } | undefined> {
  const row = await trx
    .updateTable('membership_requests')
    .set({ status, decided_at: at, decided_by: decidedBy })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning([...requestColumns, 'user_id'])
    .executeTakeFirst();
  return row && { request: present(row), userId: row.user_id };
}

/** Makes the user a professional from `startsAt` to `endsAt`; an earlier membership ends. */
export async function startMembership(
  trx: Transaction,
  membership: { userId: number; billing: Billing; startsAt: string; endsAt: string; subscriptionId: string | null },
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
  await setTier(trx, membership.userId, 'professional');
}

/** Moves the end of the membership a subscription pays for. */
export async function extendMembership(trx: Transaction, subscriptionId: string, endsAt: string): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ ends_at: endsAt })
    .where('subscription_id', '=', subscriptionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the membership a subscription paid for; its user is a free member again. */
export async function endMembership(trx: Transaction, subscriptionId: string, at: string): Promise<void> {
  const row = await trx
    .updateTable('memberships')
    .set({ ended_at: at })
    .where('subscription_id', '=', subscriptionId)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (row) await setTier(trx, row.user_id, 'free');
}

async function setTier(trx: Transaction, userId: number, tier: 'free' | 'professional'): Promise<void> {
  await trx.updateTable('users').set({ membership_tier: tier }).where('id', '=', userId).execute();
}

/** The user's current membership, or `undefined`. */
export function findMembership({ db }: Database, userId: number) {
  return db
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .select(['billing', 'ends_at'])
    .executeTakeFirst();
}

export function findAddress({ db }: Pick<Database, 'db'>, userId: number) {
  return db.selectFrom('users').where('id', '=', userId).select(['email', 'username']).executeTakeFirstOrThrow();
}

/** Notes that a message of the payment provider has been dealt with; `false` when it already was. */
export async function claimPaymentEvent(trx: Transaction, id: string, at: string): Promise<boolean> {
  const result = await trx
    .insertInto('payment_events')
    .values({ id, received_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}
