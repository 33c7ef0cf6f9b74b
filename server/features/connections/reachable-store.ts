import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';

/** So many members are looked at, those with the most connections in common (rule reachable-members). */
export const mostReachable = 2000;

/** A member and how many connections they have in common with the viewer. */
interface Reachable {
  id: number;
  common: number;
}

/**
 * Members of the directory who are connected with a connection of the viewer, those with the most connections in common
 * first, at most one past `mostReachable`. Members who do not show their connections neither appear nor lead to others;
 * neither do those who block the viewer or are blocked by them. The viewer's own connections are left out.
 */
export async function findReachable({ db }: Pick<Database, 'db'>, viewerId: number): Promise<Reachable[]> {
  // A member as the viewer may see them: in the directory, with their connections shown, and not blocked.
  const isSeen = (id: string) => sql`exists (select 1 from member_profiles as seen
      where seen.user_id = ${sql.ref(id)} and seen.is_listed = 1 and seen.shows_network = 1)
    and not exists (select 1 from blocks where (blocker_id = ${sql.ref(id)} and blocked_id = ${viewerId})
      or (blocker_id = ${viewerId} and blocked_id = ${sql.ref(id)}))`;
  const { rows } = await sql<Reachable>`with known as (
      select high_id as id from connections where low_id = ${viewerId} and status = 'accepted'
      union all
      select low_id as id from connections where high_id = ${viewerId} and status = 'accepted'
    ), shown as (select id from known where ${isSeen('known.id')}),
    met as (
      select connections.high_id as id from shown join connections on connections.low_id = shown.id
      where connections.status = 'accepted'
      union all
      select connections.low_id as id from shown join connections on connections.high_id = shown.id
      where connections.status = 'accepted'
    ), counted as (
      select id, count(*) as common from met
      where id <> ${viewerId} and id not in (select id from known) group by id
    )
    select id, cast(common as integer) as common from counted where ${isSeen('counted.id')}
    order by common desc, id desc limit ${mostReachable + 1}`.execute(db);
  return rows;
}
