import { sql } from 'kysely';

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
