import { sql } from 'kysely';

import type { Database } from './database.ts';

/** When the first migration of this database ran; `null` where that is not known. */
export async function findBirthday({ db }: Pick<Database, 'db'>): Promise<Date | null> {
  const { rows } = await sql<{ first: string | null }>`select min(timestamp) as first from kysely_migration`.execute(
    db,
  );
  return rows[0]?.first ? new Date(rows[0].first) : null;
}
