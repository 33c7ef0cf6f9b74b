import { sql } from 'kysely';

import type { ListAccess } from '#contract/lists.ts';
import { hasProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The people a list is shared with, the first to come first. */
export function findPeople({ db }: Pick<Database, 'db'>, listId: number) {
  return db
    .selectFrom('list_people')
    .innerJoin('users', 'users.id', 'list_people.user_id')
    .where('list_people.list_id', '=', listId)
    .select([
      'list_people.user_id',
      'list_people.access',
      sql<string>`coalesce(users.full_name, users.username)`.as('name'),
      hasProfile('list_people.user_id'),
    ])
    .orderBy('list_people.added_at')
    .orderBy('list_people.user_id')
    .execute();
}

/** How many lists of others a member sees. */
export async function countShared({ db }: Pick<Database, 'db'>, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('list_people')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Shares the list, or changes what the person may do. */
export async function upsertPerson(
  trx: Transaction,
  person: { listId: number; userId: number; access: ListAccess; at: string },
): Promise<void> {
  await trx
    .insertInto('list_people')
    .values({ list_id: person.listId, user_id: person.userId, access: person.access, added_at: person.at })
    .onConflict((conflict) => conflict.columns(['list_id', 'user_id']).doUpdateSet({ access: person.access }))
    .execute();
}

export async function deletePerson(trx: Transaction, listId: number, userId: number): Promise<void> {
  await trx.deleteFrom('list_people').where('list_id', '=', listId).where('user_id', '=', userId).execute();
}

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
