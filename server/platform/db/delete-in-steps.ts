import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from './database.ts';
import type { Schema, Transaction } from './schema.ts';

/** How many rows one statement deletes: on SQLite nobody is answered meanwhile. */
const step = 500;

/** Deletes all rows of a table that meet a condition, in steps, so that other writes are never held up for long. */
export async function deleteInSteps(
  { dialect, write }: Pick<Database, 'dialect' | 'write'>,
  table: keyof Schema,
  condition: RawBuilder<boolean>,
): Promise<void> {
  for (;;) {
    const count = await write((trx) => deleteSome(dialect, trx, table, condition));
    if (count < step) return;
  }
}

/**
 * Deletes all rows of a table that meet a condition, in a transaction. On SQLite, whose statements run on the thread that
 * answers, others are answered between the steps.
 */
export async function deleteWithin(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Transaction,
  table: keyof Schema,
  condition: RawBuilder<unknown>,
): Promise<void> {
  if (dialect === 'postgres') {
    // In one statement: a row that somebody changes meanwhile moves, and a list of places would miss it.
    await sql`delete from ${sql.table(table)} where ${condition}`.execute(trx);
    return;
  }
  while ((await deleteSome(dialect, trx, table, condition)) === step) await setImmediate();
}

/** Deletes a step of rows at most, and resolves to how many. */
async function deleteSome(
  dialect: Database['dialect'],
  trx: Transaction,
  table: keyof Schema,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const name = sql.table(table);
  const row = sql.raw(dialect === 'sqlite' ? 'rowid' : 'ctid');
  const { numAffectedRows } = await sql`
    delete from ${name} where ${row} in (select ${row} from ${name} where ${condition} limit ${sql.lit(step)})`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0n);
}
