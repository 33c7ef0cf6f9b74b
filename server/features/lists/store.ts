import { type Selectable, sql } from 'kysely';

import type { List } from '#contract/lists.ts';
import { hasProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ListsTable } from '#server/platform/db/tables/lists.ts';

/** A list as one of those who may see it sees it. */
export interface ListRow extends Selectable<ListsTable> {
  access: List['access'];
  owner_name: string;
  owner_has_profile: 0 | 1;
  people: number;
}

/** Lists that a member may see: their own, and those shared with them by members neither of whom blocks the other. */
function listsFor({ db }: Pick<Database, 'db'>, userId: number) {
  const columns = (query: ReturnType<typeof withOwner>) =>
    query
      .selectAll('lists')
      .select([
        sql<string>`coalesce(users.full_name, users.username)`.as('owner_name'),
        hasProfile('lists.owner_id', 'owner_has_profile'),
        sql<number>`(select count(*) from list_people as everyone where everyone.list_id = lists.id)`.as('people'),
      ]);
  const withOwner = () => db.selectFrom('lists').innerJoin('users', 'users.id', 'lists.owner_id');
  const own = columns(withOwner())
    .where('lists.owner_id', '=', userId)
    .select(sql<List['access']>`'owner'`.as('access'));
  const shared = columns(withOwner())
    .innerJoin('list_people', 'list_people.list_id', 'lists.id')
    .where('list_people.user_id', '=', userId)
    .where(
      sql<boolean>`not exists (select 1 from blocks
        where (blocker_id = lists.owner_id and blocked_id = ${userId})
          or (blocker_id = ${userId} and blocked_id = lists.owner_id))`,
    )
    .select(sql<List['access']>`list_people.access`.as('access'));
  return { own, shared };
}

/** All of a member's lists, last changed first. */
export async function findLists(database: Pick<Database, 'db'>, userId: number): Promise<ListRow[]> {
  const { own, shared } = listsFor(database, userId);
  const rows = [...(await own.execute()), ...(await shared.execute())];
  return rows.toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : b.id - a.id));
}

/** One list, `undefined` where the member may not see it. */
export async function findList(
  database: Pick<Database, 'db'>,
  userId: number,
  id: number,
): Promise<ListRow | undefined> {
  const { own, shared } = listsFor(database, userId);
  return (
    (await own.where('lists.id', '=', id).executeTakeFirst()) ??
    (await shared.where('lists.id', '=', id).executeTakeFirst())
  );
}

/** How many lists a member owns. */
export async function countOwn({ db }: Pick<Database, 'db'>, ownerId: number): Promise<number> {
  const { total } = await db
    .selectFrom('lists')
    .where('owner_id', '=', ownerId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertList(trx: Transaction, ownerId: number, name: string, at: string): Promise<number> {
  const { id } = await trx
    .insertInto('lists')
    .values({ owner_id: ownerId, name, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the list still had this edition. */
export async function rewriteName(
  trx: Transaction,
  { id, version, name, at }: { id: number; version: number; name: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('lists')
    .set({ name, version: version + 1, updated_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeList(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('lists').where('id', '=', id).execute();
}
