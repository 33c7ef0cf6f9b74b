import { sql } from 'kysely';

import type { SubscriberSort, SubscriptionStatus } from '#contract/newsletter.ts';
import { beyond, idEdge } from '#server/platform/db/by-age.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { NewsletterSubscribersTable } from '#server/platform/db/tables/site.ts';

export interface PendingSubscription {
  email: string;
  confirmTokenHash: string;
  unsubscribeToken: string;
  now: string;
  /** No second email is sent if one went out after this time. */
  mailedSince: string;
}

/**
 * Stores the address as unconfirmed and returns whether to mail it now. A confirmed address stays as it is; one that
 * was mailed a short while ago keeps that email's token. Each statement decides and writes at once, so that of two
 * requests for one address only one sends an email.
 */
export async function addPending(trx: Transaction, subscription: PendingSubscription): Promise<boolean> {
  const { email, confirmTokenHash, unsubscribeToken, now, mailedSince } = subscription;
  const pending = { status: 'pending', confirm_token_hash: confirmTokenHash, confirm_sent_at: now } as const;
  const emailKey = email.toLowerCase();
  const added = await trx
    .insertInto('newsletter_subscribers')
    .values({ ...pending, email, email_key: emailKey, created_at: now, unsubscribe_token: unsubscribeToken })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n) return true;
  const renewed = await trx
    .updateTable('newsletter_subscribers')
    .set({ ...pending, email })
    .where('email_key', '=', emailKey)
    .where('status', '<>', 'confirmed')
    .where((where) => where.or([where('confirm_sent_at', 'is', null), where('confirm_sent_at', '<=', mailedSince)]))
    .executeTakeFirst();
  return renewed.numUpdatedRows === 1n;
}

export interface SubscriptionRow {
  id: number;
  status: NewsletterSubscribersTable['status'];
  confirmSentAt: string | null;
}

/** The subscription of a confirmation token, or `undefined`. */
export async function findByConfirmToken({ db }: Database, tokenHash: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('newsletter_subscribers')
    .where('confirm_token_hash', '=', tokenHash)
    .select(['id', 'status', 'confirm_sent_at as confirmSentAt'])
    .executeTakeFirst();
}

/** Confirms a pending subscription by its current token and returns it; `undefined` when there is none. */
export async function confirm(
  trx: Transaction,
  tokenHash: string,
  now: string,
): Promise<{ email: string; unsubscribeToken: string } | undefined> {
  return trx
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null, bounced_at: null, soft_bounces: 0 })
    .where('confirm_token_hash', '=', tokenHash)
    .where('status', '=', 'pending')
    .returning(['email', 'unsubscribe_token as unsubscribeToken'])
    .executeTakeFirst();
}

/** Deletes addresses that were never confirmed. */
export async function deleteUnconfirmed(trx: Transaction, sentBefore: string): Promise<void> {
  await trx
    .deleteFrom('newsletter_subscribers')
    .where('status', '=', 'pending')
    .where('confirm_sent_at', '<=', sentBefore)
    .execute();
}

export interface SubscriberRow {
  id: number;
  email: string;
  email_key: string;
  status: SubscriptionStatus;
  created_at: string;
  confirmed_at: string | null;
  bounced_at: string | null;
  topics: number;
}

/** The column of each order; its values are unique. */
const orders = {
  newest: { column: 'id', direction: 'desc' },
  oldest: { column: 'id', direction: 'asc' },
  email: { column: 'email_key', direction: 'asc' },
  'email-desc': { column: 'email_key', direction: 'desc' },
} as const satisfies Record<SubscriberSort, unknown>;

/** The position of a subscriber in an order. */
export function placeOf(row: SubscriberRow, sort: SubscriberSort): string | number {
  return row[orders[sort].column];
}

interface SubscriberQuery {
  status: SubscriptionStatus | undefined;
  sort: SubscriberSort;
  /** Only subscribers after this place in the order. */
  after: string | number | undefined;
  limit: number;
}

/** Subscribers in an order. */
export function findSubscribers(
  { db }: Pick<Database, 'db'>,
  { status, sort, after, limit }: SubscriberQuery,
): Promise<SubscriberRow[]> {
  const { column, direction } = orders[sort];
  const place = after ?? (column === 'id' ? idEdge[direction] : undefined);
  let query = db.selectFrom('newsletter_subscribers').where(beyond(sql.ref(column), direction, place));
  if (status) query = query.where('status', '=', status);
  return query
    .select(['id', 'email', 'email_key', 'status', 'created_at', 'confirmed_at', 'bounced_at', 'topics'])
    .orderBy(column, direction)
    .limit(limit)
    .execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countSubscribers({ db }: Database, status: SubscriptionStatus | undefined): Promise<number> {
  let query = db.selectFrom('newsletter_subscribers').select('id');
  if (status) query = query.where('status', '=', status);
  return countCapped({ db }, query);
}
