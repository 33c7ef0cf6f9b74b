import { sql } from 'kysely';

import type { Transaction } from '#server/platform/db/schema.ts';

/** Ends a confirmed subscription whose address takes no mail; `false` where it is not confirmed. */
export async function setBounced(trx: Transaction, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_subscribers')
    .set({ status: 'bounced', bounced_at: now, confirm_token_hash: null, confirm_sent_at: null })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface SoftBounce {
  id: number;
  mailingId: number;
  now: string;
  /** If the last one was before this, the count starts anew. */
  since: string;
}

/**
 * Counts a mailing that came back for a passing reason, once. Returns how many have by now, or `undefined` where this one
 * was counted or the subscription is not confirmed.
 */
export async function countSoftBounce(trx: Transaction, bounce: SoftBounce): Promise<number | undefined> {
  const { id, mailingId, now, since } = bounce;
  const row = await trx
    .updateTable('newsletter_subscribers')
    .set({
      soft_bounces: sql<number>`case when soft_bounced_at >= ${since} then soft_bounces + 1 else 1 end`,
      soft_bounced_at: now,
      soft_bounced_mailing: mailingId,
    })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .where(({ or, eb }) => or([eb('soft_bounced_mailing', 'is', null), eb('soft_bounced_mailing', '<>', mailingId)]))
    .returning('soft_bounces')
    .executeTakeFirst();
  return row?.soft_bounces;
}
