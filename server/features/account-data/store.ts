import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import { deleteWithin } from '#server/platform/db/delete-in-steps.ts';
import { readMany } from '#server/platform/db/read-many.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Holding } from '#server/platform/personal-data/holding.ts';

/** The condition for the rows of a holding. Table and columns come from the program, never from a caller. */
function ownRows({ by }: Pick<Holding, 'by'>, userId: number) {
  return sql.join(
    by.map((column) => sql`${sql.ref(column)} = ${userId}`),
    sql` or `,
  );
}

/** These columns of the rows of a holding, as they are stored. */
export function findHeld(
  database: Pick<Database, 'db' | 'dialect'>,
  holding: Pick<Holding, 'table' | 'by'>,
  userId: number,
  columns: readonly string[],
): Promise<Record<string, unknown>[]> {
  return readMany(
    database,
    database.db
      .selectFrom(sql<Record<string, unknown>>`${sql.table(holding.table)}`.as('held'))
      .where(sql<boolean>`(${ownRows(holding, userId)})`)
      .select(columns.map((column) => sql.ref(column).as(column))),
  );
}

export async function deleteHeld(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  holding: Holding,
  userId: number,
): Promise<void> {
  await deleteWithin(database, trx, holding.table, ownRows(holding, userId));
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
