import { sql } from 'kysely';

import type { Database } from '#server/db/database.ts';

/** Asks the database for a sign of life, all the way to the disk; throws when it gives none. */
export async function pingDatabase({ write }: Database): Promise<void> {
  await write((trx) => sql`select 1`.execute(trx));
}
