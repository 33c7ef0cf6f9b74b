import { sql } from 'kysely';

import type { Database } from './database.ts';
import type { Transaction } from './schema.ts';

/**
 * Locks a row until `trx` ends: a second transaction waits here, and then sees the first one's changes. Call it before
 * any other query of the protected data.
 *
 * PostgreSQL locks the row, such that others may still refer to it. SQLite has no locks on rows; a write that changes
 * nothing makes this the one writing transaction from its first moment on, where one that began by reading would have
 * to be given up when another process writes in between.
 */
export async function lockRow(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Transaction,
  table:
    | 'users'
    | 'listings'
    | 'events'
    | 'moderation_cases'
    | 'articles'
    | 'research_articles'
    | 'focus_areas'
    | 'companies'
    | 'technologies'
    | 'offers'
    | 'lists'
    | 'pipelines'
    | 'enquiries'
    | 'mailings',
  id: number,
): Promise<void> {
  const name = sql.table(table);
  if (dialect === 'postgres') await sql`select id from ${name} where id = ${id} for no key update`.execute(trx);
  else await sql`update ${name} set id = id where id = ${id}`.execute(trx);
}

/**
 * Locks a text until `trx` ends, where what must not be done twice has no row yet: a second transaction with the same text
 * waits here, and then sees the first one's changes. Call it before any other query of the protected data.
 */
export async function lockText({ dialect }: Pick<Database, 'dialect'>, trx: Transaction, text: string): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(trx);
  // A write that changes nothing: see above.
  else await sql`update users set id = id where id = 0`.execute(trx);
}
