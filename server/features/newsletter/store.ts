import type { Transaction } from '#server/db/schema.ts';

/** Stores the address once, whatever its case; a known one is left as it is. */
export async function addSubscriber(trx: Transaction, email: string, createdAt: string): Promise<void> {
  await trx
    .insertInto('newsletter_subscribers')
    .values({ email, email_key: email.toLowerCase(), created_at: createdAt })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
}
