import { sql } from 'kysely';

import { hasProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { type AccessTo, peopleOf, type SharedKind, type SharedRow } from './shared-kind.ts';

/** Someone with whom it is shared, as the contract shows them. */
export interface SharedWith<Row extends SharedRow> {
  member: { id: number; name: string; hasProfile: boolean };
  access: AccessTo<Row>;
}

/** The people it is shared with, the first to come first. */
export async function findPeople<Row extends SharedRow>(
  { db }: Pick<Database, 'db'>,
  kind: SharedKind<Row>,
  id: number,
): Promise<SharedWith<Row>[]> {
  const rows = await db
    .selectFrom(`${peopleOf(kind)} as person`)
    .innerJoin('users', 'users.id', 'person.user_id')
    .where(sql.ref(`person.${kind.column}`), '=', id)
    .select([
      'person.user_id',
      'person.access',
      sql<string>`coalesce(users.full_name, users.username)`.as('name'),
      hasProfile('person.user_id'),
    ])
    .orderBy('person.added_at')
    .orderBy('person.user_id')
    .execute();
  return rows.map(({ user_id, name, has_profile, access }) => ({
    member: { id: user_id, name, hasProfile: has_profile === 1 },
    access: access as AccessTo<Row>,
  }));
}

/** How many of others a member sees. */
export async function countShared<Row extends SharedRow>(
  { db }: Pick<Database, 'db'>,
  kind: SharedKind<Row>,
  userId: number,
): Promise<number> {
  const { total } = await db
    .selectFrom(`${peopleOf(kind)} as person`)
    .where('person.user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Shares it with someone, or changes what they may do. */
export async function upsertPerson<Row extends SharedRow>(
  trx: Transaction,
  { people, column }: SharedKind<Row>,
  { id, userId, access, at }: { id: number; userId: number; access: AccessTo<Row>; at: string },
): Promise<void> {
  const key = sql.ref(column);
  await sql`insert into ${sql.table(people)} (${key}, user_id, access, added_at)
    values (${id}, ${userId}, ${access}, ${at})
    on conflict (${key}, user_id) do update set access = excluded.access`.execute(trx);
}

export async function deletePerson<Row extends SharedRow>(
  trx: Transaction,
  { people, column }: SharedKind<Row>,
  id: number,
  userId: number,
): Promise<void> {
  await sql`delete from ${sql.table(people)} where ${sql.ref(column)} = ${id} and user_id = ${userId}`.execute(trx);
}
