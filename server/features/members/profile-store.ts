import { type Expression, type Kysely, type Selectable, sql } from 'kysely';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ProfileUpdate } from '#contract/members-profile.ts';
import { countOne } from '#server/features/overview/index.ts';
import { forgetChanges } from '#server/platform/changes/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import type { MemberProfilesTable } from '#server/platform/db/tables/members.ts';
import type { Item } from '#server/platform/records/record.ts';
import { reindexMember, relistMember } from './search-index-store.ts';

/** A profile with the related columns of the member's account. */
export interface ProfileRow extends Selectable<MemberProfilesTable> {
  username: string;
  full_name: string | null;
  organization: string | null;
  role: 'member' | 'admin';
  membership_tier: 'free' | 'professional';
  created_at: string;
}

const profileById = prepare((db, param: Param<{ id: number }>) => profile(db, param('id')));

/** As `findProfile`, inside a transaction. */
export function profileWithin(trx: Transaction, id: number): Promise<ProfileRow | undefined> {
  return profile(trx, sql.val(id)).executeTakeFirst();
}

function profile(db: Kysely<Schema>, id: Expression<number>) {
  return db
    .selectFrom('member_profiles')
    .innerJoin('users', 'users.id', 'member_profiles.user_id')
    .where('member_profiles.user_id', '=', id)
    .selectAll('member_profiles')
    .select([
      'users.username',
      'users.full_name',
      'users.organization',
      'users.role',
      'users.membership_tier',
      'users.created_at',
    ]);
}

/** A member's profile, even if it is turned off or suspended (`is_listed`). */
export async function findProfile(database: Database, id: number): Promise<ProfileRow | undefined> {
  const [row] = await profileById(database, { id });
  return row;
}

/** Gives a new account its profile: empty, and in the directory. */
export async function insertProfile(trx: Transaction, userId: number): Promise<void> {
  await trx.insertInto('member_profiles').values({ user_id: userId, sort_name: '', connection_rank: userId }).execute();
  await reindexMember(trx, userId);
}

/** Replaces a profile, and the account's name and organization, with the form's values; missing fields stay. */
export async function updateProfile(trx: Transaction, userId: number, form: ProfileUpdate): Promise<void> {
  await trx
    .updateTable('users')
    .set({ full_name: given(form.fullName), organization: given(form.organization) })
    .where('id', '=', userId)
    .execute();
  await trx
    .updateTable('member_profiles')
    .set({
      wants_listing: form.isListed ? 1 : 0,
      shows_activity: form.showsActivity ? 1 : 0,
      shows_network: form.showsNetwork ? 1 : 0,
      accepts_enquiries: form.acceptsEnquiries ? 1 : 0,
      ...(form.enquiriesFromMembers !== undefined && { enquiries_from_members: form.enquiriesFromMembers ? 1 : 0 }),
      headline: given(form.headline),
      pronouns: given(form.pronouns),
      current_position: given(form.currentPosition),
      location: given(form.location),
      website: given(form.website),
      bio: given(form.bio),
      wishes: given(form.wishes),
      focus_areas: JSON.stringify(form.focusAreas),
      interests: JSON.stringify(form.interests),
      skills: JSON.stringify(form.skills),
      experience: JSON.stringify(form.experience),
      education: JSON.stringify(form.education),
      achievements: JSON.stringify(form.achievements),
    })
    .where('user_id', '=', userId)
    .execute();
  await relistMember(trx, userId);
}

/** Records that a member was active on a day; the first time on that day, adds to the count of active members. */
export async function noteActivity(trx: Transaction, userId: number, day: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('member_profiles')
    .set({ last_active_on: day })
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('last_active_on', 'is', null), eb('last_active_on', '<', day)]))
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await countOne(trx, 'activeMembers', day);
}

/** Whether a member has ever signed in. */
export async function hasBeenActive(trx: Transaction, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('member_profiles')
    .where('user_id', '=', userId)
    .where('last_active_on', 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a member's number of connections, and their place in the order by it. */
export async function changeConnectionCount(trx: Transaction, userId: number, by: 1 | -1): Promise<void> {
  await trx
    .updateTable('member_profiles')
    .set(({ eb }) => ({ connection_count: eb('connection_count', '+', by) }))
    .where('user_id', '=', userId)
    .execute();
  await reindexMember(trx, userId);
}

/**
 * Members as records that can be saved, reported and, if they allow it, written to: those in the directory, and the
 * viewer.
 */
export async function findMemberItems(
  { db }: Pick<Database, 'db'>,
  ids: readonly number[],
  viewerId: number | null,
): Promise<Item[]> {
  const rows = await db
    .selectFrom('member_profiles')
    .innerJoin('users', 'users.id', 'member_profiles.user_id')
    .where('member_profiles.user_id', 'in', ids)
    .where(({ or, eb }) => or([eb('is_listed', '=', 1), eb('member_profiles.user_id', '=', viewerId ?? 0)]))
    .select(['users.id', 'username', 'full_name', 'accepts_enquiries', 'enquiries_from_members'])
    .execute();
  return rows.map(({ id, ...row }) => ({
    id,
    title: row.full_name ?? row.username,
    path: pathTo(paths.member, { id }),
    ownerId: id,
    takesEnquiries: () => row.accepts_enquiries === 1,
    enquiriesFromMembers: row.enquiries_from_members === 1,
  }));
}

function given(text: string): string | null {
  return text === '' ? null : text;
}

/** Removes a member from the directory and deletes the profile. Its picture in the storage is the caller's to release. */
export async function deleteProfile(trx: Transaction, userId: number): Promise<void> {
  await trx.updateTable('member_profiles').set({ is_listed: 0 }).where('user_id', '=', userId).execute();
  await reindexMember(trx, userId);
  await forgetChanges(trx, 'member', userId);
  await trx.deleteFrom('avatars').where('user_id', '=', userId).execute();
  await trx.deleteFrom('member_profiles').where('user_id', '=', userId).execute();
}
