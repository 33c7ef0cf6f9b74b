import type { Database } from '../db/database.ts';

/**
 * The state of the data, the same only while nobody has committed anything. On PostgreSQL it is a round trip, which a page
 * is worth: the transactions that can be seen, which also holds those that have begun and will be seen when they end.
 */
export async function dataVersionOf(database: Pick<Database, 'dataVersion' | 'read'>): Promise<string | number> {
  if (database.dataVersion) return database.dataVersion();
  const sql = 'select pg_current_snapshot()::text as snapshot';
  const [row] = await database.read<{ snapshot: string }>({ sql, parameters: [] });
  return row?.snapshot ?? '';
}
