import { sql } from 'kysely';

import { type AgePage, byAge } from '#server/platform/db/by-age.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { mailMessage } from '#server/platform/mail/message.ts';

// A literal, not a parameter: only then can the database use the index of failed mails.
const failed = sql.lit('failed' as const);

export interface FailedMailRow {
  id: number;
  recipient: string;
  message: string;
  created_at: string;
  attempts: number;
  last_error: string | null;
}

/** Mails that were given up, by age. */
export function findFailedMails({ db }: Pick<Database, 'db'>, page: AgePage): Promise<FailedMailRow[]> {
  const { beyond, direction } = byAge('id', page);
  return db
    .selectFrom('outbox')
    .where('status', '=', failed)
    .where(beyond)
    .select(['id', 'recipient', 'message', 'created_at', 'attempts', 'last_error'])
    .orderBy('id', direction)
    .limit(page.limit)
    .execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countFailedMails(database: Pick<Database, 'db'>): Promise<number> {
  return countCapped(database, database.db.selectFrom('outbox').where('status', '=', failed).select('id'));
}

/** Queues a mail that was given up again, like a new one. Returns its origin, or `undefined` if there is none. */
export async function putBack(
  trx: Transaction,
  id: number,
  now: string,
): Promise<{ origin: string | null } | undefined> {
  return trx
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, due_at: now })
    .where('id', '=', id)
    .where('status', '=', failed)
    .returning('origin')
    .executeTakeFirst();
}

/** Deletes a mail that was given up; `false` if there is none. */
export async function discard(trx: Transaction, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('status', '=', failed)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The subject of an email. Admins do not see the rest of it. */
export function subjectOf({ message }: Pick<FailedMailRow, 'message'>): string {
  return mailMessage.parse(JSON.parse(message)).subject;
}
