import { sql } from 'kysely';
import type { Transaction } from '#server/platform/db/schema.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import type { MailMessage } from './message.ts';

/** An outgoing email, and the accounts that it names besides its recipient. */
export interface OutgoingMail {
  message: MailMessage;
  names?: readonly (number | null)[];
  /**
   * For mail that goes to many at the same time: it waits for all other mail. With an origin, its feature hears what becomes
   * of it (`Feature.mailsToMany`).
   */
  bulk?: { origin: string | null };
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
