import { sql } from 'kysely';

import type { Database } from '#server/db/database.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Holding } from './holdings.ts';

/** Which rows a holding is about. Table and columns are the program's own words, never a caller's. */
function ownRows({ by }: Pick<Holding, 'by'>, userId: number) {
  return sql.join(
    by.map((column) => sql`${sql.ref(column)} = ${userId}`),
    sql` or `,
  );
}

/** The rows of a holding as they are stored. */
export async function findHeld(
  { db }: Pick<Database, 'db'>,
  holding: Pick<Holding, 'table' | 'by'>,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(holding.table)} where ${ownRows(holding, userId)}`.execute(db);
  return rows;
}

export async function deleteHeld(trx: Transaction, holding: Holding, userId: number): Promise<void> {
  await sql`delete from ${sql.table(holding.table)} where ${ownRows(holding, userId)}`.execute(trx);
}

export async function anonymiseHeld(
  trx: Transaction,
  holding: Holding,
  values: Record<string, string | null>,
  userId: number,
): Promise<void> {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(holding.table)} set ${sql.join(changes)} where ${ownRows(holding, userId)}`.execute(trx);
}

/**
 * Takes the name out of the bells of those the member had to do with: notifications in which it stands as
 * words of its own go. Comes before the connections and conversations are gone that lead to them.
 */
export async function deleteMentions(trx: Transaction, userId: number, names: readonly string[]): Promise<void> {
  const counterparts = sql`
    select peer_id from conversation_sides where user_id = ${userId}
    union select high_id from connections where low_id = ${userId}
    union select low_id from connections where high_id = ${userId}
    union select recipient_id from introductions where requester_id = ${userId}
    union select requester_id from introductions where recipient_id = ${userId}
    union select receiver_id from enquiries where sender_id = ${userId}`;
  for (const name of names) {
    await sql`delete from notifications where user_id in (${counterparts}) and
      replace(' ' || title || ' ' || body || ' ', ${` ${name} `}, '') <> ' ' || title || ' ' || body || ' '`.execute(
      trx,
    );
  }
}

/** Forgets to whom sent mails went; what still waits goes out. */
export async function forgetSentMail(trx: Transaction, email: string): Promise<void> {
  await trx.deleteFrom('outbox').where('recipient', '=', email).where('status', '<>', 'waiting').execute();
}
