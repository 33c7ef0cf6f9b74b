import { type Selectable, sql } from 'kysely';

import type { MailingState } from '#contract/newsletter-mailings.ts';
import { type AgePage, byAge } from '#server/platform/db/by-age.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { MailingsTable } from '#server/platform/db/tables/site.ts';

export type MailingRow = Selectable<MailingsTable>;

/** What an admin enters, as it is stored. */
export type MailingEntries = Pick<MailingRow, 'subject' | 'preheader' | 'topics' | 'introduction' | 'blocks'>;

/** A mailing in any state. */
export function findMailing({ db }: Pick<Database, 'db'>, id: number): Promise<MailingRow | undefined> {
  return db.selectFrom('mailings').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Mailings by age. */
export function findMailings(
  { db }: Pick<Database, 'db'>,
  { state, ...page }: AgePage & { state?: MailingState | undefined },
): Promise<MailingRow[]> {
  const { beyond, direction } = byAge('id', page);
  let query = db.selectFrom('mailings').where(beyond);
  if (state) query = query.where('state', '=', state);
  return query.selectAll().orderBy('id', direction).limit(page.limit).execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countMailings({ db }: Pick<Database, 'db'>, state: MailingState | undefined): Promise<number> {
  let query = db.selectFrom('mailings').select('id');
  if (state) query = query.where('state', '=', state);
  return countCapped({ db }, query);
}

/** Adds a draft. */
export function insertMailing(trx: Transaction, entries: MailingEntries, now: string): Promise<MailingRow> {
  return trx
    .insertInto('mailings')
    .values({ ...entries, state: 'draft', created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes the next edition of a mailing, whose row the caller has locked. */
export function changeMailing(
  trx: Transaction,
  id: number,
  columns: Partial<MailingEntries & Pick<MailingRow, 'state' | 'scheduled_at' | 'ended_at'>>,
  now: string,
): Promise<MailingRow> {
  return trx
    .updateTable('mailings')
    .set({ ...columns, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a mailing, whose row the caller has locked. */
export async function removeMailing(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('mailings').where('id', '=', id).execute();
}
