import { sql } from 'kysely';

import type { TestApp } from './app.ts';

/**
 * Where these words stand, in capitals or not, in any text of any column of any table, as `table.column: text`. The
 * tables inside SQLite's full-text indexes are binary and left out; in PostgreSQL the indexes are searched, too.
 */
export async function findText(app: Pick<TestApp, 'deps'>, words: readonly string[]): Promise<string[]> {
  const { db, dialect } = app.deps.database;
  const needles = words.map((word) => word.toLowerCase());
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    if (dialect === 'sqlite' && name.includes('_search')) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = typeof value === 'string' ? value.toLowerCase() : '';
        if (needles.some((needle) => text.includes(needle))) found.push(`${name}.${column}: ${text}`);
      }
    }
  }
  return found;
}
