import { sql } from 'kysely';

import type { TestApp } from './app.ts';

/**
 * Every row of every table, for tests in which nothing may change, except the counters of rate limits, which every call
 * changes.
 */
export async function everyRow(app: TestApp): Promise<Record<string, string[]>> {
  // Earlier mail may be sent at any time, so the outbox is left out.
  await app.mail.flush();
  const { db } = app.deps.database;
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  // The tables inside a full-text index are binary; their content comes from other tables.
  const read = tables.filter((name) => name !== 'rate_limits' && !/_search/.test(name));
  const rows = await Promise.all(
    read.map(async (name) => {
      const { rows: found } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
      return [name, found.map((row) => JSON.stringify(row)).toSorted()] as const;
    }),
  );
  return Object.fromEntries(rows);
}
