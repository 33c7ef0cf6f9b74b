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

/** How many emails a worker claims at once. */
const batch = 20;

/**
 * Takes on what is due; mail to many only where nothing else is, and `bulk` of those at once, so that the others never wait
 * for long. Until `claimedUntil` no other worker takes the same mail, and after it, should this one have died, another does.
 */
export async function claimDueMail(
  trx: Transaction,
  { now, claimedUntil, bulk }: { now: Date; claimedUntil: Date; bulk: number },
): Promise<ClaimedMail[]> {
  const single = await claimOf(trx, { isBulk: 0, most: batch }, now, claimedUntil);
  return single.length > 0 ? single : claimOf(trx, { isBulk: 1, most: bulk }, now, claimedUntil);
}

/** The condition stands twice: of two workers that chose the same row, the second finds it no longer due when its turn to write comes. */
async function claimOf(
  trx: Transaction,
  { isBulk, most }: { isBulk: 0 | 1; most: number },
  now: Date,
  claimedUntil: Date,
): Promise<ClaimedMail[]> {
  const at = now.toISOString();
  const due = trx
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', sql.lit('waiting'))
    .where('is_bulk', '=', sql.lit(isBulk))
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(most);
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

/**
 * Marks emails as sent, and deletes their content and recipients. Returns their numbers, without those that are gone or were
 * sent already.
 */
export async function markSent(trx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  await trx.deleteFrom('outbox_members').where('mail_id', 'in', ids).execute();
  const rows = await trx
    .updateTable('outbox')
    .set({ status: 'sent', recipient: '', message: '{}', last_error: null, origin: null })
    .where('id', 'in', ids)
    .where('status', '<>', 'sent')
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
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
