import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';

/** So many of the newest connections are looked at, on either side. */
const looked = 100;

/**
 * Those of these members who are connected with someone or have a request open with them, and those whom they declined.
 * Members who declined a request of theirs are not among them: leaving these out would tell.
 */
export async function findKnown(
  { db }: Pick<Database, 'db'>,
  userId: number,
  members: readonly number[],
): Promise<Set<number>> {
  if (members.length === 0) return new Set();
  const side = (mine: 'low_id' | 'high_id', theirs: 'low_id' | 'high_id') =>
    db
      .selectFrom('connections')
      .where(mine, '=', userId)
      .where(theirs, 'in', members)
      .where(({ or, eb }) => or([eb('status', '<>', 'declined'), eb('requester_id', '<>', userId)]))
      .select(`${theirs} as id`);
  const rows = await side('low_id', 'high_id').unionAll(side('high_id', 'low_id')).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The members who have blocked someone, or whom they have blocked. */
export async function findBlockedEitherWay({ db }: Pick<Database, 'db'>, userId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('blocks')
    .where('blocker_id', '=', userId)
    .select('blocked_id as id')
    .unionAll(db.selectFrom('blocks').where('blocked_id', '=', userId).select('blocker_id as id'))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Someone's newest connections with members of the directory. */
export async function findFriends({ db }: Pick<Database, 'db'>, userId: number): Promise<number[]> {
  const side = (mine: 'low_id' | 'high_id', theirs: 'low_id' | 'high_id') =>
    db.selectFrom(
      db
        .selectFrom('connections')
        .where(mine, '=', userId)
        .where('status', '=', 'accepted')
        .orderBy('id', 'desc')
        .limit(looked)
        .select(['id', `${theirs} as other`])
        .as('some'),
    );
  const rows = await side('low_id', 'high_id')
    .selectAll()
    .unionAll(side('high_id', 'low_id').selectAll())
    .orderBy('id', 'desc')
    .limit(looked)
    .execute();
  return rows.map(({ other }) => other);
}

/** Members who know one of these, as far as their pages show it: those with the most in common first. */
export async function findFriendsOf(
  { db }: Pick<Database, 'db'>,
  friends: readonly number[],
  limit: number,
): Promise<number[]> {
  if (friends.length === 0) return [];
  const perSide = 400;
  const side = (known: 'low_id' | 'high_id', theirs: 'low_id' | 'high_id') =>
    db
      .selectFrom(
        db
          .selectFrom('connections')
          .where(known, 'in', friends)
          .where('status', '=', 'accepted')
          .limit(perSide)
          .select(`${theirs} as id`)
          .as('some'),
      )
      .select('id');
  const rows = await db
    .selectFrom(side('low_id', 'high_id').unionAll(side('high_id', 'low_id')).as('found'))
    .groupBy('id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The names of the people whom someone and each of these members both know. Only what the members' own pages show to
 * everyone: a network that is not shown, and people outside the directory, are left out.
 */
export async function findInCommon(
  { db }: Pick<Database, 'db'>,
  friends: readonly number[],
  members: readonly number[],
): Promise<Map<number, string[]>> {
  if (friends.length === 0 || members.length === 0) return new Map();
  const side = (known: 'low_id' | 'high_id', theirs: 'low_id' | 'high_id') =>
    db
      .selectFrom('connections')
      .where(theirs, 'in', members)
      .where(known, 'in', friends)
      .where('status', '=', 'accepted')
      .select([`${theirs} as id`, `${known} as friend`]);
  const pairs = await side('low_id', 'high_id').unionAll(side('high_id', 'low_id')).execute();
  if (pairs.length === 0) return new Map();
  const people = await db
    .selectFrom('member_profiles')
    .innerJoin('users', 'users.id', 'member_profiles.user_id')
    .where('user_id', 'in', [...new Set(pairs.flatMap(({ id, friend }) => [id, friend]))])
    .where('is_listed', '=', 1)
    .select(['user_id as id', 'shows_network', 'username', 'full_name'])
    .execute();
  const listed = new Map(people.map((person) => [person.id, person]));
  const names = new Map<number, string[]>();
  for (const { id, friend } of pairs) {
    const known = listed.get(friend);
    if (!known || listed.get(id)?.shows_network !== 1) continue;
    names.set(id, [...(names.get(id) ?? []), known.full_name ?? known.username]);
  }
  return names;
}
