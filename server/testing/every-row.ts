import { sql } from 'kysely';

import type { TestApp } from './app.ts';

/**
 * Every row of every table, for tests in which nothing may change, except the counters of rate limits, which every call
 * changes.
 */
export async function everyRow(app: TestApp): Promise<Record<string, string[]>> {
  // Earlier mail may be sent at any time, so the outbox is left out.
  await app.mail.flush();
  const { db, dialect } = app.deps.database;
  const tables = await tablesOf(app);
  // On PostgreSQL the rows of all tables are one answer, as text: two hundred answers take ten times as long.
  const selects = tables.map((name) =>
    dialect === 'sqlite'
      ? sql<Named>`select * from ${sql.table(name)}`
      : sql<Named>`select ${sql.lit(name)} as "table", cast(${sql.table(name)} as text) as "row" from ${sql.table(name)}`,
  );
  const rows: Record<string, string[]> = Object.fromEntries(tables.map((name) => [name, []]));
  if (dialect === 'postgres') {
    const { rows: found } = await sql<Named>`${sql.join(selects, sql` union all `)}`.execute(db);
    for (const { table, row } of found) rows[table]?.push(row);
  } else {
    for (const [index, name] of tables.entries()) {
      const found = await selects[index]?.execute(db);
      rows[name]?.push(...(found?.rows ?? []).map((row) => JSON.stringify(row)));
    }
  }
  for (const found of Object.values(rows)) found.sort((a, b) => (a < b ? -1 : 1));
  return rows;
}

interface Named {
  table: string;
  row: string;
}

const knownTables = new WeakMap<TestApp, string[]>();

/** The tables inside a full-text index are binary; their content comes from other tables. */
async function tablesOf(app: TestApp): Promise<string[]> {
  const known = knownTables.get(app) ?? (await app.deps.database.db.introspection.getTables()).map(({ name }) => name);
  knownTables.set(app, known);
  return known.filter((name) => name !== 'rate_limits' && !/_search/.test(name));
}
