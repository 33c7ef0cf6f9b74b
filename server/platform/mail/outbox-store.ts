import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { type MailMessage, mailMessage, type StoredMail } from './message.ts';

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
const batch = { single: 20, bulk: 5 } as const;

/** An outgoing email, and the accounts that it names besides its recipient. */
export interface OutgoingMail {
  message: MailMessage;
  names?: readonly (number | null)[];
  /** For mail to many: it waits for all other mail, and its feature hears what becomes of it (`Feature.mailOutcomes`). */
  bulk?: { origin: string };
}

/**
 * Puts a mail into the outbox: it is sent if, and only if, `trx` commits. Mail to an address whose account has not
 * confirmed it is left out, here and for everyone, unless it says `toUnconfirmed`. `names`: accounts whose name or
 * address stands in it; it is not sent, and forgotten, when one of them is deleted first. Whom it goes to is looked up.
 */
export async function enqueueMail(
  trx: Transaction,
  message: MailMessage,
  now: Date,
  names: OutgoingMail['names'] = [],
): Promise<void> {
  await enqueueMails(trx, [{ message, names }], now);
}

/** As many rows as one statement takes on either database, by far. */
const atOnce = 200;

/** Puts many mails into the outbox, a few statements for all of them. */
export async function enqueueMails(trx: Transaction, mails: readonly OutgoingMail[], now: Date): Promise<void> {
  const at = now.toISOString();
  for (let from = 0; from < mails.length; from += atOnce) {
    const batchOfMails = mails.slice(from, from + atOnce);
    const accounts = await accountsOf(trx, batchOfMails);
    const some = batchOfMails.filter(
      ({ message }) => message.toUnconfirmed || accounts.get(foldCase(message.to))?.isConfirmed !== false,
    );
    if (some.length === 0) continue;
    const rows = some.map(({ message, bulk }) => ({
      is_bulk: bulk ? 1 : 0,
      origin: bulk?.origin ?? null,
      recipient: message.to,
      message: JSON.stringify(message),
      created_at: at,
      due_at: at,
      status: 'waiting' as const,
    }));
    const stored = await trx.insertInto('outbox').values(rows).returning('id').execute();
    await noteMembers(
      trx,
      some,
      accounts,
      stored.map(({ id }) => id).toSorted((a, b) => a - b),
    );
  }
}

interface MailedAccount {
  id: number;
  isConfirmed: boolean;
}

/** The accounts that these mails go to, by their folded address. */
async function accountsOf(trx: Transaction, mails: readonly OutgoingMail[]): Promise<Map<string, MailedAccount>> {
  const keys = [...new Set(mails.map(({ message }) => foldCase(message.to)))];
  const rows = await trx
    .selectFrom('users')
    .where('email_key', 'in', keys)
    .select(['id', 'email_key', 'email_confirmed_at'])
    .execute();
  return new Map(rows.map((row) => [row.email_key, { id: row.id, isConfirmed: row.email_confirmed_at !== null }]));
}

/** Records the recipients and named accounts of these emails; `ids` are the emails', in the same order. */
async function noteMembers(
  trx: Transaction,
  mails: readonly OutgoingMail[],
  accounts: ReadonlyMap<string, MailedAccount>,
  ids: readonly number[],
): Promise<void> {
  const links = mails.flatMap(({ message, names = [] }, index) => {
    const members = new Set([accounts.get(foldCase(message.to))?.id, ...names]);
    return [...members].flatMap((userId) => (userId ? [{ mail_id: ids[index] ?? 0, user_id: userId }] : []));
  });
  if (links.length > 0) await trx.insertInto('outbox_members').values(links).execute();
}

/** Deletes unsent mail that goes to an account, names it, or goes to its address. */
export async function forgetMailOf(trx: Transaction, userId: number, email: string): Promise<void> {
  const linked = trx.selectFrom('outbox_members').where('user_id', '=', userId).select('mail_id');
  await trx.deleteFrom('outbox').where('id', 'in', linked).execute();
  await trx.deleteFrom('outbox').where('recipient', '=', email).execute();
}

/**
 * Takes on what is due; mail to many only where nothing else is. Until `claimedUntil` no other worker takes the same mail,
 * and after it, should this one have died, another does.
 */
export async function claimDueMail(database: Database, now: Date, claimedUntil: Date): Promise<ClaimedMail[]> {
  const single = await claimOf(database, 'single', now, claimedUntil);
  return single.length > 0 ? single : claimOf(database, 'bulk', now, claimedUntil);
}

/** The condition stands twice: of two workers that chose the same row, the second finds it no longer due when its turn to write comes. */
async function claimOf(
  { db }: Database,
  urgency: keyof typeof batch,
  now: Date,
  claimedUntil: Date,
): Promise<ClaimedMail[]> {
  const at = now.toISOString();
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', sql.lit('waiting'))
    .where('is_bulk', '=', sql.lit(urgency === 'bulk' ? 1 : 0))
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(batch[urgency]);
  const rows = await db
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

/** How many emails to many wait, up to `most`. */
export async function countBulk(trx: Transaction, most: number): Promise<number> {
  const some = trx
    .selectFrom('outbox')
    .where('status', '=', sql.lit('waiting'))
    .where('is_bulk', '=', sql.lit(1))
    .select('id')
    .limit(most)
    .as('some');
  const { total } = await trx
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Deletes emails to many whose origin begins like this, if they wait and are not being sent; returns how many. */
export async function withdrawBulk(trx: Transaction, origin: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('status', '=', sql.lit('waiting'))
    .where('is_bulk', '=', sql.lit(1))
    .where('origin', 'like', `${origin}%`)
    // Those with an attempt may be on their way at this moment.
    .where(({ or, eb }) => or([eb('attempts', '=', 0), eb('last_error', 'is not', null)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
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

/** Deletes emails in this state that were created before a moment, at most `limit`; returns how many. */
export async function deleteOldMail(
  trx: Transaction,
  status: 'sent' | 'failed',
  before: string,
  limit: number,
): Promise<number> {
  const old = trx
    .selectFrom('outbox')
    // A literal: only then can the database use the index of that state.
    .where('status', '=', sql.lit(status))
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .select('id');
  const { numDeletedRows } = await trx.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
