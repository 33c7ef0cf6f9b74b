import { sql } from 'kysely';

import { hasProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { peopleOf, type SharedKind, type SharedRow, tableOf } from './shared-kind.ts';

type Reading = Pick<Database, 'db'>;
type Tabled = Parameters<typeof tableOf>[0];

/** What a member may see: their own, and what members share with them, where neither blocks the other. */
function seenBy<Row extends SharedRow>({ db }: Reading, kind: SharedKind<Row>, userId: number) {
  const people = peopleOf(kind);
  const withOwner = () =>
    db
      .selectFrom(`${tableOf(kind)} as shared`)
      .innerJoin('users', 'users.id', 'shared.owner_id')
      .selectAll('shared')
      .select([
        sql<string>`coalesce(users.full_name, users.username)`.as('owner_name'),
        hasProfile('shared.owner_id', 'owner_has_profile'),
        sql<number>`(select count(*) from ${sql.table(kind.people)} as everyone
          where ${sql.ref(`everyone.${kind.column}`)} = shared.id)`.as('people'),
      ]);
  const own = withOwner().where('shared.owner_id', '=', userId).select(sql<string>`'owner'`.as('access'));
  const ofOthers = withOwner()
    .innerJoin(`${people} as person`, (join) =>
      join.on(sql.ref(`person.${kind.column}`), '=', sql.ref('shared.id')).on('person.user_id', '=', userId),
    )
    .where(
      sql<boolean>`not exists (select 1 from blocks
        where (blocker_id = shared.owner_id and blocked_id = ${userId})
          or (blocker_id = ${userId} and blocked_id = shared.owner_id))`,
    )
    .select(sql<string>`person.access`.as('access'));
  return { own, ofOthers };
}

/** All that a member may see, last changed first. */
export async function findAllShared<Row extends SharedRow>(
  database: Reading,
  kind: SharedKind<Row>,
  userId: number,
): Promise<Row[]> {
  const { own, ofOthers } = seenBy(database, kind, userId);
  const rows = [...(await own.execute()), ...(await ofOthers.execute())];
  const sorted = rows.toSorted((a, b) =>
    a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : b.id - a.id,
  );
  return sorted as SharedRow[] as Row[];
}

/** One of them, `undefined` where the member may not see it. */
export async function findShared<Row extends SharedRow>(
  database: Reading,
  kind: SharedKind<Row>,
  userId: number,
  id: number,
): Promise<Row | undefined> {
  const { own, ofOthers } = seenBy(database, kind, userId);
  const row =
    (await own.where('shared.id', '=', id).executeTakeFirst()) ??
    (await ofOthers.where('shared.id', '=', id).executeTakeFirst());
  return row as SharedRow | undefined as Row | undefined;
}

/** How many a member owns. */
export async function countOwn({ db }: Reading, kind: Tabled, ownerId: number): Promise<number> {
  const { total } = await db
    .selectFrom(tableOf(kind))
    .where('owner_id', '=', ownerId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertShared(
  trx: Transaction,
  kind: Tabled,
  { ownerId, name, at }: { ownerId: number; name: string; at: string },
): Promise<number> {
  const { id } = await trx
    .insertInto(tableOf(kind))
    .values({ owner_id: ownerId, name, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether it still had this edition. */
export async function rewriteName(
  trx: Transaction,
  kind: Tabled,
  { id, version, name, at }: { id: number; version: number; name: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(tableOf(kind))
    .set({ name, version: version + 1, updated_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteShared(trx: Transaction, kind: Tabled, id: number): Promise<void> {
  await trx.deleteFrom(tableOf(kind)).where('id', '=', id).execute();
}
