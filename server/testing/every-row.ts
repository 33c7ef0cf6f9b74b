import { sql } from 'kysely';

import type { TestApp } from './app.ts';

/**
 * Every row of every table, for a test in which nothing may change. Left out are the counters of rate
 * limits, which calls move in any case.
 */
export async function everyRow(app: TestApp): Promise<Record<string, string[]>> {
  // Mail of what came before is sent in its own time; it is not what a call has changed.
  await app.mail.flush();
  const { db } = app.deps.database;
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  // The tables inside a full-text index are binary; what it finds is in the tables it is made from.
  const read = tables.filter((name) => name !== 'rate_limits' && !/_search/.test(name));
  const rows = await Promise.all(
    read.map(async (name) => {
      const { rows: found } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
      return [name, found.map((row) => JSON.stringify(row)).toSorted()] as const;
    }),
  );
  return Object.fromEntries(rows);
}
