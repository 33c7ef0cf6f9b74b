import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';

/**
 * Leaves out members who have blocked this viewer, and those whom the viewer has blocked. `member` is the query's
 * column with a member's number, qualified with its table. Nobody has blocked a visitor (`null`).
 */
export function notBlocked(viewerId: number | null, member: `${string}.${string}`) {
  if (viewerId === null) return sql<boolean>`true`;
  const other = sql.ref(member);
  return sql<boolean>`not exists (select 1 from blocks where blocker_id = ${other} and blocked_id = ${viewerId})
    and not exists (select 1 from blocks where blocker_id = ${viewerId} and blocked_id = ${other})`;
}

/** Those of some members with whom the viewer has no block, in either direction. */
export async function withoutBlocked(
  { db }: Pick<Database, 'db'>,
  viewerId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .where('users.id', 'in', ids)
    .where(notBlocked(viewerId, 'users.id'))
    .select('users.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
