import { sql } from 'kysely';

import type { SubscriptionStatus } from '#contract/newsletter.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { NewsletterSubscribersTable } from '#server/platform/db/tables/site.ts';

export interface PendingSubscription {
  email: string;
  confirmTokenHash: string;
  unsubscribeToken: string;
  now: string;
  /** A mail that went out after this time is enough. */
  mailedSince: string;
}

/**
 * Makes the address wait for its confirmation and says whether it is to be mailed now. A confirmed one
 * stays as it is; one that was mailed a short while ago keeps that mail's token. Both statements decide
 * and write at once: of two requests for one address, one is told to mail.
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

/** Confirms what still waits under this very token and returns it; `undefined` when nothing does. */
export async function confirm(
  trx: Transaction,
  tokenHash: string,
  now: string,
): Promise<{ email: string; unsubscribeToken: string } | undefined> {
  return trx
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null })
    .where('confirm_token_hash', '=', tokenHash)
    .where('status', '=', 'pending')
    .returning(['email', 'unsubscribe_token as unsubscribeToken'])
    .executeTakeFirst();
}

/** Ends a subscription; its confirmation link is dead from then on. `false` when no address has the token. */
export async function endSubscription(trx: Transaction, unsubscribeToken: string, now: string): Promise<boolean> {
  const result = await trx
    .updateTable('newsletter_subscribers')
    .set({
      status: 'unsubscribed',
      confirm_token_hash: null,
      confirm_sent_at: null,
      // Clicking again does not move the time.
      unsubscribed_at: sql`coalesce(unsubscribed_at, ${now})`,
    })
    .where('unsubscribe_token', '=', unsubscribeToken)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Forgets addresses that nobody confirmed. */
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
  status: SubscriptionStatus;
  created_at: string;
  confirmed_at: string | null;
}

/** Subscribers, newest first. */
export function findSubscribers(
  { db }: Database,
  { status, before, limit }: { status: SubscriptionStatus | undefined; before: number | undefined; limit: number },
): Promise<SubscriberRow[]> {
  let query = db.selectFrom('newsletter_subscribers');
  if (status) query = query.where('status', '=', status);
  if (before !== undefined) query = query.where('id', '<', before);
  return query
    .select(['id', 'email', 'status', 'created_at', 'confirmed_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countSubscribers({ db }: Database, status: SubscriptionStatus | undefined): Promise<number> {
  let query = db.selectFrom('newsletter_subscribers').select('id');
  if (status) query = query.where('status', '=', status);
  return countCapped({ db }, query);
}
