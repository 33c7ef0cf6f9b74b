import { sql } from 'kysely';
import type { Transaction } from '#server/platform/db/schema.ts';
import { mailMessage, type StoredMail } from './message.ts';

/** An email that a worker has claimed. */
export interface ClaimedMail {
  id: number;
  /** The number of attempts, with the current one. */
  attempts: number;
  createdAt: string;
  message: StoredMail;
  /** Whose feature hears what becomes of it. */
  origin: string | null;
}

/** How many emails a worker claims at once: few of those to many, so that the others never wait for long. */
const batch = { single: 20, bulk: 10 } as const;

/**
 * Takes on what is due; mail to many only where nothing else is. Until `claimedUntil` no other worker takes the same mail,
 * and after it, should this one have died, another does.
 */
export async function claimDueMail(trx: Transaction, now: Date, claimedUntil: Date): Promise<ClaimedMail[]> {
  const single = await claimOf(trx, 'single', now, claimedUntil);
  return single.length > 0 ? single : claimOf(trx, 'bulk', now, claimedUntil);
}

/** The condition stands twice: of two workers that chose the same row, the second finds it no longer due when its turn to write comes. */
async function claimOf(
  trx: Transaction,
  urgency: keyof typeof batch,
  now: Date,
  claimedUntil: Date,
): Promise<ClaimedMail[]> {
  const at = now.toISOString();
  const due = trx
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', sql.lit('waiting'))
    .where('is_bulk', '=', sql.lit(urgency === 'bulk' ? 1 : 0))
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(batch[urgency]);
  const rows = await trx
    .updateTable('outbox')
    .set({ due_at: claimedUntil.toISOString(), attempts: sql`attempts + 1` })
    .where('id', 'in', due)
    .where('status', '=', 'waiting')
    .where('due_at', '<=', at)
    .returning(['id', 'attempts', 'message', 'created_at', 'origin'])
    .execute();
  // An update returns rows in no order; they are sent in that of their writing.
  const inOrder = rows.toSorted((a, b) => a.id - b.id);
  return inOrder.map((row) => ({
    id: row.id,
    attempts: row.attempts,
    createdAt: row.created_at,
    message: mailMessage.parse(JSON.parse(row.message)),
    origin: row.origin,
  }));
}

/** Releases emails that were claimed but not tried. */
export async function giveBack(trx: Transaction, ids: readonly number[], dueAt: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ due_at: dueAt.toISOString(), attempts: sql`attempts - 1` })
    .where('id', 'in', ids)
    .execute();
}

/** Marks an email as sent, and deletes its content and recipient; `false` for one that is gone or was sent already. */
export async function markSent(trx: Transaction, id: number): Promise<boolean> {
  await trx.deleteFrom('outbox_members').where('mail_id', '=', id).execute();
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ status: 'sent', recipient: '', message: '{}', last_error: null, origin: null })
    .where('id', '=', id)
    .where('status', '<>', 'sent')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes an email that cannot be delivered; `false` for one that is gone. */
export async function dropMail(trx: Transaction, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('outbox').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Records a failure; `retryAt` is `null` when the email is given up. `false` for one that is gone. */
export async function markFailed(trx: Transaction, id: number, error: string, retryAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ last_error: error, ...(retryAt ? { due_at: retryAt.toISOString() } : { status: 'failed' as const }) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
