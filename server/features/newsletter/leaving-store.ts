import type { Transaction } from '#server/platform/db/schema.ts';

/** Whose subscription ends: by the token of its emails, or by its number. */
export type Leaver = { token: string } | { id: number };

/**
 * Ends a subscription and its confirmation link. Returns whether it was confirmed until now, or `undefined` where there is
 * no such subscription. A second time changes nothing.
 */
export async function endSubscription(trx: Transaction, leaver: Leaver, now: string): Promise<boolean | undefined> {
  const ended = { confirm_token_hash: null, confirm_sent_at: null, unsubscribed_at: now } as const;
  const update = () => {
    const query = trx.updateTable('newsletter_subscribers').set({ status: 'unsubscribed', ...ended });
    return 'id' in leaver ? query.where('id', '=', leaver.id) : query.where('unsubscribe_token', '=', leaver.token);
  };
  const { numUpdatedRows: confirmed } = await update().where('status', '=', 'confirmed').executeTakeFirst();
  if (confirmed === 1n) return true;
  const { numUpdatedRows: others } = await update().where('status', '<>', 'unsubscribed').executeTakeFirst();
  if (others === 1n) return false;
  const found = trx.selectFrom('newsletter_subscribers').select('id');
  const row = await ('id' in leaver
    ? found.where('id', '=', leaver.id)
    : found.where('unsubscribe_token', '=', leaver.token)
  ).executeTakeFirst();
  return row && false;
}
