import type { Insertable, Selectable } from 'kysely';

import type { MembershipRequest } from '#contract/memberships.ts';
import { type AgePage, byAge } from '#server/platform/db/by-age.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { CheckoutsTable } from '#server/platform/db/tables/payments.ts';
import { addTask } from './task-store.ts';

export type CheckoutRow = Selectable<CheckoutsTable>;

/** Pages that can still be paid. */
const unsettled = ['opening', 'open'] as const;

/** Stores a payment page before the provider is asked to create it; returns the row's number. */
export async function insertCheckout(
  trx: Transaction,
  checkout: Omit<Insertable<CheckoutsTable>, 'state'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('checkouts')
    .values({ ...checkout, state: 'opening' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The page of a request that can be paid on these terms until after `until`; `undefined` where there is none. */
export function findOpenCheckout(
  { db }: Pick<Database, 'db'>,
  request: Pick<MembershipRequest, 'id' | 'billing' | 'amountCents'>,
  until: string,
): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('request_id', '=', request.id)
    .where('state', '=', 'open')
    .where('billing', '=', request.billing)
    .where('amount_cents', '=', request.amountCents)
    .where('expires_at', '>', until)
    .executeTakeFirst();
}

/** Stores the provider's page; `false` when it is no longer wanted and must be closed. */
export async function noteOpened(
  trx: Transaction,
  id: number,
  page: { sessionId: string; url: string; expiresAt: string },
  at: string,
): Promise<boolean> {
  const { state } = await trx
    .updateTable('checkouts')
    .set({ session_id: page.sessionId, url: page.url, expires_at: page.expiresAt })
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirstOrThrow();
  const isWanted = state === 'opening';
  await setState(trx, id, isWanted ? 'open' : 'closing', ['opening', 'closed']);
  if (!isWanted) await addTask(trx, { kind: 'expire', subject: String(id), dueAt: at });
  return isWanted;
}

/**
 * Marks all open pages of a member, except one, to be closed; each gets a task for it. A payment that still arrives is
 * handled then.
 */
export async function closeCheckouts(
  trx: Transaction,
  userId: number,
  at: string,
  except: number | null = null,
): Promise<void> {
  const rows = await trx
    .updateTable('checkouts')
    .set({ state: 'closing' })
    .where('user_id', '=', userId)
    .where('id', '<>', except ?? 0)
    .where('state', 'in', unsettled)
    .returning('id')
    .execute();
  for (const { id } of rows) await addTask(trx, { kind: 'expire', subject: String(id), dueAt: at });
}

/** The page with the provider's number or, if that is not stored yet, with our key. */
export async function findCheckoutOf(
  trx: Transaction,
  { sessionId, key }: { sessionId: string; key: string | null },
): Promise<CheckoutRow | undefined> {
  const known = await trx.selectFrom('checkouts').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
  if (known || key === null) return known;
  return trx
    .selectFrom('checkouts')
    .selectAll()
    .where('key', '=', key)
    .where('session_id', 'is', null)
    .executeTakeFirst();
}

export function findCheckout({ db }: Pick<Database, 'db'>, id: number): Promise<CheckoutRow | undefined> {
  return db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Records the payment of a page; `false` when it is already recorded, so that it takes effect once. */
export async function notePaid(
  trx: Transaction,
  id: number,
  paid: {
    state: 'paid' | 'refunding';
    sessionId: string;
    subscriptionId: string | null;
    cents: number | null;
    currency: string | null;
    reason: string | null;
    at: string;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('checkouts')
    .set({
      state: paid.state,
      session_id: paid.sessionId,
      subscription_id: paid.subscriptionId,
      paid_cents: paid.cents,
      paid_currency: paid.currency,
      refund_reason: paid.reason,
      paid_at: paid.at,
    })
    .where('id', '=', id)
    .where('state', 'not in', settled)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Pages that were paid. */
const settled = ['paid', 'refunding', 'refunded'] as const;

export function isSettled({ state }: Pick<CheckoutRow, 'state'>): boolean {
  return settled.some((one) => one === state);
}

/**
 * Closes a page that the provider could not create, so nobody has seen it. `false` where the provider did create it.
 */
export async function closeUnopened(trx: Transaction, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('checkouts')
    .set({ state: 'closed', closed_at: at })
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .where('state', 'in', ['opening', 'closing'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records that a page can no longer be paid. */
export async function noteClosed(trx: Transaction, id: number, at: string): Promise<void> {
  await setState(trx, id, 'closed', ['opening', 'open', 'closing'], at);
}

/** Records that a page's payment was refunded. */
export async function noteRefunded(trx: Transaction, id: number, at: string): Promise<void> {
  await setState(trx, id, 'refunded', ['refunding'], at);
}

async function setState(
  trx: Transaction,
  id: number,
  state: CheckoutRow['state'],
  from: readonly CheckoutRow['state'][],
  closedAt: string | null = null,
): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ state, closed_at: closedAt })
    .where('id', '=', id)
    .where('state', 'in', from)
    .execute();
}

/** Payments of a member that are being or have been refunded, newest first. */
export function findRefunds({ db }: Pick<Database, 'db'>, userId: number, limit: number): Promise<CheckoutRow[]> {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['refunding', 'refunded'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The payments with their results, newest first. */
export function findCheckouts({ db }: Pick<Database, 'db'>, state: CheckoutRow['state'] | undefined, page: AgePage) {
  const { beyond, direction } = byAge('id', page);
  const ids = inState(db, state).where(beyond).orderBy('id', direction).limit(page.limit);
  return db
    .selectFrom('checkouts')
    .innerJoin('users', 'users.id', 'checkouts.user_id')
    .where('checkouts.id', 'in', ids)
    .selectAll('checkouts')
    .select(['users.username', 'users.email'])
    .orderBy('checkouts.id', direction)
    .execute();
}

/** Counts the rows, up to one past the cap. */
export function countCheckouts({ db }: Pick<Database, 'db'>, state: CheckoutRow['state'] | undefined): Promise<number> {
  return countCapped({ db }, inState(db, state));
}

function inState(db: Database['db'], state: CheckoutRow['state'] | undefined) {
  const ids = db.selectFrom('checkouts').select('id');
  return state ? ids.where('state', '=', state) : ids;
}
