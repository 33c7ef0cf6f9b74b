import { type Selectable, sql } from 'kysely';

import type { Agreement } from '#contract/company-people.ts';
import { hasProfile, notBlocked } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { CompanyPeopleTable } from '#server/platform/db/tables/company-people.ts';

export type PlaceRow = Selectable<CompanyPeopleTable>;

/** A member's place in a company, with what shows of the member. */
export interface PersonRow extends PlaceRow {
  name: string;
  avatar_id: string | null;
  avatar_hash: string | null;
  has_profile: 0 | 1;
}

/** The people of a company, whoever has agreed, without those whom the viewer has blocked or who block the viewer. */
export function findPeople(
  { db }: Pick<Database, 'db'>,
  companyId: number,
  viewerId: number | null,
): Promise<PersonRow[]> {
  return db
    .selectFrom('company_people')
    .innerJoin('users', 'users.id', 'company_people.user_id')
    .leftJoin('member_profiles', 'member_profiles.user_id', 'company_people.user_id')
    .selectAll('company_people')
    .select([
      sql<string>`coalesce(users.full_name, users.username)`.as('name'),
      'member_profiles.avatar_id',
      'member_profiles.avatar_hash',
      hasProfile('company_people.user_id'),
    ])
    .where('company_people.company_id', '=', companyId)
    .where(notBlocked(viewerId, 'company_people.user_id'))
    .orderBy('company_people.since')
    .orderBy('company_people.user_id')
    .execute();
}

/** The places of a member, newest first; only confirmed ones unless it is the member who asks. */
export function findPlacesOf(
  { db }: Pick<Database, 'db'>,
  userId: number,
  { isOwn }: { isOwn: boolean },
): Promise<PlaceRow[]> {
  let query = db.selectFrom('company_people').selectAll().where('user_id', '=', userId);
  if (!isOwn) query = query.where('agreement', '=', 'both');
  return query.orderBy('since', 'desc').orderBy('company_id').limit(200).execute();
}

export function findPlace(
  { db }: Pick<Database, 'db'>,
  companyId: number,
  userId: number,
): Promise<PlaceRow | undefined> {
  return db
    .selectFrom('company_people')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** How many people a company names, and for how many companies a member says to work; whether or not confirmed. */
export async function countPlaces(
  { db }: Pick<Database, 'db'>,
  by: 'company_id' | 'user_id',
  id: number,
): Promise<number> {
  const { places } = await db
    .selectFrom('company_people')
    .select(({ fn }) => fn.countAll<number>().as('places'))
    .where(by, '=', id)
    .executeTakeFirstOrThrow();
  return places;
}

/** Stores a place, or changes the one there is. Throws a unique violation when the person of the team is somebody else. */
export async function putPlace(trx: Transaction, place: PlaceRow): Promise<void> {
  const { role, agreement, team_member_id, since } = place;
  await trx
    .insertInto('company_people')
    .values(place)
    .onConflict((c) => c.columns(['company_id', 'user_id']).doUpdateSet({ role, agreement, team_member_id, since }))
    .execute();
}

/** Nobody stands for this person of a team any longer. */
export async function releaseTeamMember(trx: Transaction, teamMemberId: number): Promise<void> {
  await trx
    .updateTable('company_people')
    .set({ team_member_id: null })
    .where('team_member_id', '=', teamMemberId)
    .execute();
}

/** Removes a place; returns who had agreed to it, `null` where there was none. */
export async function deletePlace(trx: Transaction, companyId: number, userId: number): Promise<Agreement | null> {
  const row = await trx
    .deleteFrom('company_people')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .returning('agreement')
    .executeTakeFirst();
  return row?.agreement ?? null;
}

/** The name of a member, whether or not others can see their profile. */
export async function nameOfMember(trx: Transaction, userId: number): Promise<string> {
  const row = await trx
    .selectFrom('users')
    .select(sql<string>`coalesce(full_name, username)`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.name ?? 'a former member';
}

/** Whether a company's own list of its team has this person. */
export async function isOnTeam(trx: Transaction, companyId: number, teamMemberId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('company_team')
    .select('id')
    .where('id', '=', teamMemberId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a member owns a company or works there, as both have confirmed. */
export async function worksFor(database: Pick<Database, 'db'>, userId: number, companyId: number): Promise<boolean> {
  const company = await employersOf(database, userId).select('id').where('id', '=', companyId).executeTakeFirst();
  return company !== undefined;
}

/** The public companies that a member owns, or works for as both have confirmed; by name. */
export function findEmployers(database: Pick<Database, 'db'>, userId: number): Promise<{ id: number; name: string }[]> {
  return employersOf(database, userId).select(['id', 'name']).orderBy('name').orderBy('id').limit(200).execute();
}

function employersOf({ db }: Pick<Database, 'db'>, userId: number) {
  return db
    .selectFrom('companies')
    .where('hold', 'is', null)
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', userId),
        eb(
          'id',
          'in',
          eb
            .selectFrom('company_people')
            .select('company_id')
            .where('user_id', '=', userId)
            .where('agreement', '=', 'both'),
        ),
      ]),
    );
}
