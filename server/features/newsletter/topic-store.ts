import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { NewsletterSubscribersTable } from '#server/platform/db/tables/site.ts';

export interface ChosenTopics {
  id: number;
  status: NewsletterSubscribersTable['status'];
  topics: number;
}

/** The subscription of the token of its newest confirmation email, by its hash; or of that of all its other emails. */
export function findByToken(
  { db }: Pick<Database, 'db'>,
  column: 'confirm_token_hash' | 'unsubscribe_token',
  token: string,
): Promise<ChosenTopics | undefined> {
  return db
    .selectFrom('newsletter_subscribers')
    .where(column, '=', token)
    .select(['id', 'status', 'topics'])
    .executeTakeFirst();
}

/** The subscription of an address. */
export function findByAddress({ db }: Pick<Database, 'db'>, email: string): Promise<ChosenTopics | undefined> {
  return db
    .selectFrom('newsletter_subscribers')
    .where('email_key', '=', email.toLowerCase())
    .select(['id', 'status', 'topics'])
    .executeTakeFirst();
}

/** Sets the topics of a confirmed subscription; `false` where it is not confirmed. */
export async function setTopics(trx: Transaction, id: number, topics: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_subscribers')
    .set({ topics })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Subscribes an address that is proven to be the caller's, in whatever state its subscription was. */
export async function subscribeProven(
  trx: Transaction,
  { email, topics, unsubscribeToken, now }: { email: string; topics: number; unsubscribeToken: string; now: string },
): Promise<void> {
  const confirmed = { status: 'confirmed', topics, confirmed_at: now } as const;
  const values = { email, email_key: email.toLowerCase(), created_at: now, unsubscribe_token: unsubscribeToken };
  await trx
    .insertInto('newsletter_subscribers')
    .values({ ...values, ...confirmed })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ ...confirmed, unsubscribed_at: null, bounced_at: null, soft_bounces: 0 }),
    )
    .execute();
}
