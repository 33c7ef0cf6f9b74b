import { sql } from 'kysely';

import { hasProfile, notBlocked } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A connection of the viewer's who is also connected with somebody else. */
interface Common {
  id: number;
  name: string;
  hasProfile: boolean;
}

/**
 * Which of these members the viewer is connected with, and which connections the viewer has in common with each of the
 * others. Connections that are not in the directory, or blocked by or blocking the viewer, are left out, and so are those
 * that one of the two does not show.
 *
 * @param members up to some hundreds
 */
export async function connectionsInCommon(
  { db }: Pick<Database, 'db'>,
  viewerId: number,
  members: readonly number[],
): Promise<{ direct: Set<number>; through: Map<number, Common[]> }> {
  if (members.length === 0) return { direct: new Set(), through: new Map() };
  // Both ways round, because a pair is stored once, the smaller number first.
  const peersOf = (ids: readonly number[]) =>
    db
      .selectFrom('connections')
      .select(['low_id as member_id', 'high_id as peer_id'])
      .where('low_id', 'in', ids)
      .where('status', '=', 'accepted')
      .unionAll(
        db
          .selectFrom('connections')
          .select(['high_id as member_id', 'low_id as peer_id'])
          .where('high_id', 'in', ids)
          .where('status', '=', 'accepted'),
      );
  const rows = await db
    .with('theirs', () => peersOf(members))
    .with('mine', () => peersOf([viewerId]))
    .selectFrom('theirs')
    .leftJoin('mine', 'mine.peer_id', 'theirs.peer_id')
    .innerJoin('users', 'users.id', 'theirs.peer_id')
    .select([
      'theirs.member_id',
      'theirs.peer_id',
      sql<string>`coalesce(users.full_name, users.username)`.as('name'),
      hasProfile('theirs.peer_id'),
    ])
    .where((eb) =>
      eb.or([
        eb('theirs.peer_id', '=', viewerId),
        eb.and([
          eb('mine.peer_id', 'is not', null),
          notBlocked(viewerId, 'theirs.peer_id'),
          showsNetwork('theirs.peer_id'),
          showsNetwork('theirs.member_id'),
        ]),
      ]),
    )
    .orderBy('theirs.member_id')
    .orderBy('theirs.peer_id')
    .execute();
  const direct = new Set(rows.filter(({ peer_id }) => peer_id === viewerId).map(({ member_id }) => member_id));
  const through = new Map<number, Common[]>();
  for (const { member_id, peer_id, name, has_profile } of rows) {
    if (peer_id === viewerId || has_profile === 0) continue;
    through.set(member_id, [...(through.get(member_id) ?? []), { id: peer_id, name, hasProfile: true }]);
  }
  return { direct, through };
}

/** Whether a member, named by a column, shows their connections. */
function showsNetwork(member: `${string}.${string}`) {
  return sql<boolean>`exists (select 1 from member_profiles as shown
    where shown.user_id = ${sql.ref(member)} and shown.shows_network = 1)`;
}
