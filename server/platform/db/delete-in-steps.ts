import { type RawBuilder, sql } from 'kysely';

import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** How many rows are deleted in one transaction: on SQLite other writes wait meanwhile. */
const step = 2000;

/** Deletes all rows of a table that meet a condition, in steps, so that other writes are never held up for long. */
export async function deleteInSteps(
  { dialect, write }: Pick<Database, 'dialect' | 'write'>,
  table: keyof Schema,
  condition: RawBuilder<boolean>,
): Promise<void> {
  const name = sql.table(table);
  const row = sql.raw(dialect === 'sqlite' ? 'rowid' : 'ctid');
  for (;;) {
    const { numAffectedRows } = await write((trx) =>
      sql`delete from ${name} where ${row} in (select ${row} from ${name} where ${condition} limit ${sql.lit(step)})`.execute(
        trx,
      ),
    );
    if ((numAffectedRows ?? 0n) < BigInt(step)) return;
  }
}
