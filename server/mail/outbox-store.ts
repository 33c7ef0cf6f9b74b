import { sql } from 'kysely';

import type { Database } from '#server/db/database.ts';
import type { Transaction } from '#server/db/schema.ts';
import { type MailMessage, mailMessage } from './message.ts';

/** A mail that a worker has taken on. */
export interface ClaimedMail {
  id: number;
  /** How often it has been tried, this time included. */
  attempts: number;
  createdAt: string;
  message: MailMessage;
}

/** How many mails a worker takes on at once. */
const batch = 20;

/** Puts a mail into the outbox: it is sent if, and only if, `trx` commits. */
export async function enqueueMail(trx: Transaction, message: MailMessage, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('outbox')
    .values({ recipient: message.to, message: JSON.stringify(message), created_at: at, due_at: at, status: 'waiting' })
    .execute();
}

/** As many rows as one statement takes on either database, by far. */
const atOnce = 200;

/** Puts many mails into the outbox, a few statements for all of them. */
export async function enqueueMails(trx: Transaction, messages: readonly MailMessage[], now: Date): Promise<void> {
  const at = now.toISOString();
  for (let from = 0; from < messages.length; from += atOnce) {
    const rows = messages.slice(from, from + atOnce).map((message) => ({
      recipient: message.to,
      message: JSON.stringify(message),
      created_at: at,
      due_at: at,
      status: 'waiting' as const,
    }));
    await trx.insertInto('outbox').values(rows).execute();
  }
}

/**
 * Takes on what is due. Until `claimedUntil` no other worker takes the same mail, and after it, should
 * this one have died, another does. The condition stands twice: of two workers that chose the same
 * row, the second finds it no longer due when its turn to write comes.
 */
export async function claimDueMail({ db }: Database, now: Date, claimedUntil: Date): Promise<ClaimedMail[]> {
  const at = now.toISOString();
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(batch);
  const rows = await db
    .updateTable('outbox')
    .set({ due_at: claimedUntil.toISOString(), attempts: sql`attempts + 1` })
    .where('id', 'in', due)
    .where('status', '=', 'waiting')
    .where('due_at', '<=', at)
    .returning(['id', 'attempts', 'message', 'created_at'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    attempts: row.attempts,
    createdAt: row.created_at,
    message: mailMessage.parse(JSON.parse(row.message)),
  }));
}

/** Leaves mails that were taken on and not tried to whoever comes next, as if they had not been taken on. */
export async function giveBack(trx: Transaction, ids: readonly number[], dueAt: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ due_at: dueAt.toISOString(), attempts: sql`attempts - 1` })
    .where('id', 'in', ids)
    .execute();
}

/** Notes that a mail is out and forgets what it said. */
export async function markSent(trx: Transaction, id: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ status: 'sent', message: '{}', last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Notes a failure; `retryAt` is `null` when it is given up. */
export async function markFailed(trx: Transaction, id: number, error: string, retryAt: Date | null): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ last_error: error, ...(retryAt ? { due_at: retryAt.toISOString() } : { status: 'failed' as const }) })
    .where('id', '=', id)
    .execute();
}
