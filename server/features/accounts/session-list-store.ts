import type { Selectable } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { SessionsTable } from '#server/platform/db/tables/accounts.ts';

/** More than anyone has devices; older sessions are left out. */
const most = 200;

/** The valid sessions of an account, the last used first. */
export function findSessions(
  { db }: Pick<Database, 'db'>,
  userId: number,
  { now, idleSince }: { now: string; idleSince: string },
): Promise<Selectable<SessionsTable>[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}
