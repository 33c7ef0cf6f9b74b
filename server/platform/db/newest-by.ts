import { idEdge } from './by-age.ts';
import type { Database } from './database.ts';

/** Tables whose numbers grow with the time at which their rows were made. */
type Growing = 'users' | 'companies' | 'technologies' | 'listings';

/** The highest number of the rows that existed at a time; 0 when there were none. */
export async function newestBy({ db }: Pick<Database, 'db'>, table: Growing, at: string): Promise<number> {
  const row = await db
    // All have these columns, which the compiler cannot see for a variable table.
    .selectFrom(table as 'users')
    .where('created_at', '<=', at)
    .where('id', '<', idEdge.desc)
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}
