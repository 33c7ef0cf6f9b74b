import type { Transaction } from '#server/platform/db/schema.ts';
import { withdrawBulkAbout } from '#server/platform/mail/bulk-store.ts';
import { addToFigure } from './mailings/figure-store.ts';
import { mailingOrigin } from './mailings/origin.ts';

/** Whose subscription ends: by the token of its emails, or by its number. */
export type Leaver = { token: string } | { id: number };

/**
 * Ends a subscription and its confirmation link, and takes back mailings that still wait to be sent to it. Returns whether it was confirmed until now, or `undefined` where there is
 * no such subscription. A second time changes nothing.
 */
export async function endSubscription(trx: Transaction, leaver: Leaver, now: string): Promise<boolean | undefined> {
  const ended = { confirm_token_hash: null, confirm_sent_at: null, unsubscribed_at: now } as const;
  const update = () => {
    const query = trx.updateTable('newsletter_subscribers').set({ status: 'unsubscribed', ...ended });
    return 'id' in leaver ? query.where('id', '=', leaver.id) : query.where('unsubscribe_token', '=', leaver.token);
  };
  const confirmed = await update().where('status', '=', 'confirmed').returning('id').executeTakeFirst();
  if (confirmed) {
    await withdrawMailings(trx, confirmed.id);
    return true;
  }
  const { numUpdatedRows: others } = await update().where('status', '<>', 'unsubscribed').executeTakeFirst();
  if (others === 1n) return false;
  const found = trx.selectFrom('newsletter_subscribers').select('id');
  const row = await ('id' in leaver
    ? found.where('id', '=', leaver.id)
    : found.where('unsubscribe_token', '=', leaver.token)
  ).executeTakeFirst();
  return row && false;
}

/** They may wait for hours, as when the mail server cannot be reached. */
async function withdrawMailings(trx: Transaction, id: number): Promise<void> {
  for (const origin of await withdrawBulkAbout(trx, `${mailingOrigin}:%:${id}`)) {
    await addToFigure(trx, Number(origin.split(':')[1]), 'queued', -1);
  }
}
