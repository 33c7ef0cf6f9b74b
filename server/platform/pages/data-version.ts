import type { Database } from '../db/database.ts';

/** The state of the data, the same only while nobody has committed anything. */
export async function dataVersionOf(database: Pick<Database, 'dataVersion' | 'stateOfData'>): Promise<string | number> {
  return database.dataVersion?.() ?? database.stateOfData();
}
