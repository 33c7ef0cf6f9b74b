import type { Kysely } from 'kysely';
import type { ConnectionList } from '#contract/connections.ts';
import { countCap } from '#contract/kit/paging.ts';
import { cardColumns, hasProfile, type MemberRow } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** The other member of a connection, with their directory data. */
export interface ConnectionRow extends MemberRow {
  connection_id: number;
  note: string | null;
  asked_at: string;
  decided_at: string | null;
  has_profile: 0 | 1;
}

export interface ConnectionQuery {
  userId: number;
  list: ConnectionList;
  /** Leaves out members who are not in the directory: for other viewers. */
  isPublic: boolean;
}

/** One member's connections or open requests, newest first, from below connection `before`. */
export function findConnections(
  { db }: Pick<Database, 'db'>,
  query: ConnectionQuery,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before: number | undefined; limit: number },
): Promise<ConnectionRow[]> {
  const newest = (mine: Side) =>
    db.selectFrom(side(db, mine, query).where('connections.id', '<', before).limit(limit).as(mine)).selectAll();
  return db
    .selectFrom(newest('low_id').unionAll(newest('high_id')).as('page'))
    .innerJoin('member_profiles', 'member_profiles.user_id', 'page.member_id')
    .innerJoin('users', 'users.id', 'page.member_id')
    .select([
      ...cardColumns,
      'page.connection_id',
      'page.note',
      'page.asked_at',
      'page.decided_at',
      hasProfile('page.member_id'),
    ])
    .orderBy('page.connection_id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts the rows, up to one past the cap. */
export async function countConnections({ db }: Pick<Database, 'db'>, query: ConnectionQuery): Promise<number> {
  const some = (mine: Side) =>
    db
      .selectFrom(
        side(db, mine, query)
          .limit(countCap + 1)
          .as(mine),
      )
      .select('connection_id');
  const { total } = await db
    .selectFrom(some('low_id').unionAll(some('high_id')).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Math.min(total, countCap + 1);
}

/** Whether a member has a connection, or has asked for one. */
export async function hasConnections(database: Pick<Database, 'db'>, userId: number): Promise<boolean> {
  const any = async (list: ConnectionQuery['list']) =>
    (await findConnections(database, { userId, list, isPublic: false }, { before: undefined, limit: 1 })).length > 0;
  return (await any('connected')) || (await any('sent'));
}

type Side = 'low_id' | 'high_id';

/** The connections in which the member has the lower, or the higher, id: each side has its own index. */
function side(db: Kysely<Schema>, mine: Side, { userId, list, isPublic }: ConnectionQuery) {
  const theirs = mine === 'low_id' ? 'high_id' : 'low_id';
  return db
    .selectFrom('connections')
    .where(`connections.${mine}`, '=', userId)
    .where('connections.status', '=', list === 'connected' ? 'accepted' : 'pending')
    .$if(list === 'sent', (query) => query.where('requester_id', '=', userId))
    .$if(list === 'received', (query) => query.where('requester_id', '<>', userId))
    .$if(isPublic, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('member_profiles')
            .whereRef('member_profiles.user_id', '=', `connections.${theirs}`)
            .where('is_listed', '=', 1)
            .select('user_id'),
        ),
      ),
    )
    .orderBy('connections.id', 'desc')
    .select([
      'connections.id as connection_id',
      `connections.${theirs} as member_id`,
      'connections.note',
      'connections.created_at as asked_at',
      'connections.decided_at',
    ]);
}
