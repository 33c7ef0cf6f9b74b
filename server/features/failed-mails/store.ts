import { sql } from 'kysely';

import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { mailMessage } from '#server/platform/mail/message.ts';

// Written out, never bound: only then may the database use the index of what has failed.
const failed = sql.lit('failed' as const);

export interface FailedMailRow {
  id: number;
  recipient: string;
  message: string;
  created_at: string;
  attempts: number;
  last_error: string | null;
}

/** Mails that were given up, newest first. */
export function findFailedMails(
  { db }: Pick<Database, 'db'>,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<FailedMailRow[]> {
  let query = db.selectFrom('outbox').where('status', '=', failed);
  if (before !== undefined) query = query.where('id', '<', before);
  return query
    .select(['id', 'recipient', 'message', 'created_at', 'attempts', 'last_error'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countFailedMails(database: Pick<Database, 'db'>): Promise<number> {
  return countCapped(database, database.db.selectFrom('outbox').where('status', '=', failed).select('id'));
}

/** Puts a mail that was given up back in line, as if it were new; `false` when there is none. */
export async function putBack(trx: Transaction, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, due_at: now })
    .where('id', '=', id)
    .where('status', '=', failed)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a mail that was given up; `false` when there is none. */
export async function discard(trx: Transaction, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('status', '=', failed)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What a mail is called; the rest of it is between its sender and its reader. */
export function subjectOf({ message }: Pick<FailedMailRow, 'message'>): string {
  return mailMessage.parse(JSON.parse(message)).subject;
}
