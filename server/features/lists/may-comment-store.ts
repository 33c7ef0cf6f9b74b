import { sql } from 'kysely';

/**
 * Whether a member, named by a column, may write notes in a list, named by another: they own it, or have the right and
 * see it, because neither they nor its owner blocks the other.
 */
export function mayCommentIn(listId: string, userId: string) {
  return sql<boolean>`exists (select 1 from lists as shared where shared.id = ${sql.ref(listId)}
    and (shared.owner_id = ${sql.ref(userId)} or (exists (select 1 from list_people as writer
      where writer.list_id = shared.id and writer.user_id = ${sql.ref(userId)} and writer.access <> 'view')
    and not exists (select 1 from blocks
      where (blocker_id = shared.owner_id and blocked_id = ${sql.ref(userId)})
        or (blocker_id = ${sql.ref(userId)} and blocked_id = shared.owner_id)))))`;
}
