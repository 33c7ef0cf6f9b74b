import { type AliasableExpression, type Kysely, type RawBuilder, sql } from 'kysely';

import { countCap } from '#contract/kit/paging.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { MemberProfilesTable } from '#server/platform/db/tables/members.ts';
import { idSpace } from '#server/platform/search/figure-rank.ts';
import {
  allMatching,
  askedParams,
  type Match,
  matchesInSample,
  newestMatching as newestOf,
  someMatching,
  walkOrLookUp,
} from '#server/platform/search/matches-store.ts';
import { matchingIds } from '#server/platform/search/search-index-store.ts';

/** The columns of a card. */
export interface MemberRow
  extends Pick<
    MemberProfilesTable,
    'headline' | 'current_position' | 'location' | 'bio' | 'avatar_id' | 'avatar_hash' | 'sort_name' | 'connection_rank'
  > {
  id: number;
  country: string | null;
  city_id: number | null;
  ticket: string | null;
  ticket_rank: number;
  username: string;
  full_name: string | null;
  organization: string | null;
  focus_areas: string;
  connection_count: number;
  created_at: string;
}

/**
 * The orders that come straight from an index, each by one number, downwards. `ticket` has only those who state what they
 * invest at once, and `no-ticket` the others, by connections.
 */
export type NativeOrder = 'connections' | 'newest' | 'ticket' | 'no-ticket';

interface Page {
  before: number;
  limit: number;
}

/** Listed members in a native order, from below `before`. `match`: only those the search index finds. */
export function findInOrder(
  database: Database,
  order: NativeOrder,
  { match, before, limit }: { match: Match | null; before: number | undefined; limit: number },
): Promise<MemberRow[]> {
  const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit };
  const { all, matching } = nativeOrders[order];
  return match === null ? all(database, page) : matching(database, { ...page, ...match });
}

/** A place in the order of names; the id breaks ties. */
export interface Place {
  name: string;
  id: number;
  limit: number;
}

/** Listed members by name, after a place. */
export function findByName(database: Database, place: Place): Promise<MemberRow[]> {
  return byName(database, place);
}

/** The same for matching members, all of whom are sorted: for few matches. */
export function findFewByName(database: Database, match: Match, place: Place): Promise<MemberRow[]> {
  return fewByName(database, { ...match, ...place });
}

/** The same on PostgreSQL, for any number of matches: names are read in their order, or all matches are sorted, as seems to cost less. */
export function findManyByName(database: Database, match: Match, place: Place): Promise<MemberRow[]> {
  return manyByName(database, { ...match, ...place });
}

/**
 * The same, on SQLite, for many matches among the members whose names sort before `until`: members are read by name, from the place
 * on, until a page of them matches.
 */
export function findAmongNames(
  database: Database,
  { match, until }: { match: string; until: string },
  place: Place,
): Promise<MemberRow[]> {
  return matchingAmongNames(database, { match, until, ...place });
}

/** The first name in the alphabet that is not before `name`, or `undefined`. */
export async function firstNameFrom(database: Database, name: string): Promise<string | undefined> {
  const [row] = await nextName(database, { name });
  return row?.sort_name;
}

/** How many of 400 members match, on PostgreSQL. */
export async function sampleMatching(database: Database, match: Match): Promise<number> {
  const [row] = await matchSample(database, match);
  return row?.matches ?? 0;
}

/** Counts the matching rows, up to `limit`. */
export async function countMatching(database: Database, match: Match, limit: number): Promise<number> {
  const [row] = await matchCount(database, { ...match, limit });
  return row?.total ?? 0;
}

/** Counts the listed members, up to one past the cap. */
export async function countListed(database: Database): Promise<number> {
  const beyond = await beyondCap(database, {});
  if (beyond.length > 0) return countCap + 1;
  const [row] = await countAll(database, {});
  return row?.total ?? 0;
}

/** The cards of these members, in any order, without unlisted members. */
export function findCards({ db }: Pick<Database, 'db'>, ids: readonly number[]): Promise<MemberRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('member_profiles')
    .innerJoin('users', 'users.id', 'member_profiles.user_id')
    .where('member_profiles.user_id', 'in', ids)
    .where('is_listed', '=', 1)
    .select(cardColumns)
    .execute();
}

/** The columns of a card, from member_profiles and users only, whatever else a query joins. */
export const cardColumns = [
  'member_profiles.user_id as id',
  'member_profiles.sort_name',
  'member_profiles.connection_rank',
  'member_profiles.connection_count',
  'member_profiles.headline',
  'member_profiles.current_position',
  'member_profiles.location',
  'member_profiles.country',
  'member_profiles.city_id',
  'member_profiles.ticket',
  'member_profiles.ticket_rank',
  'member_profiles.bio',
  'member_profiles.focus_areas',
  'member_profiles.avatar_id',
  'member_profiles.avatar_hash',
  'users.username',
  'users.full_name',
  'users.organization',
  'users.created_at',
] as const;

/** A literal, not a parameter: only then can the database use the indexes of listed members. */
const listed = sql.lit(1);

function listedMembers(db: Kysely<Schema>) {
  return db.selectFrom('member_profiles').where('is_listed', '=', listed);
}

const mostConnected = prepare((db, param: Param<Page>) =>
  withAccounts(
    db,
    listedMembers(db)
      .where('connection_rank', '<', param('before'))
      .orderBy('connection_rank', 'desc')
      .limit(param('limit'))
      .select('user_id as id'),
  ).orderBy('member_profiles.connection_rank', 'desc'),
);

const newest = prepare((db, param: Param<Page>) =>
  withAccounts(
    db,
    listedMembers(db)
      .where('user_id', '<', param('before'))
      .orderBy('user_id', 'desc')
      .limit(param('limit'))
      .select('user_id as id'),
  ).orderBy('member_profiles.user_id', 'desc'),
);

const mostConnectedMatching = prepare((db, param: Param<Page & Match>, dialect) =>
  withAccounts(db, inRank(db, dialect, 'member_rank_search', param)).orderBy('member_profiles.connection_rank', 'desc'),
);

const largestTicket = prepare((db, param: Param<Page>) =>
  withAccounts(
    db,
    listedMembers(db)
      .where('ticket_rank', '>', sql.lit(0))
      .where('ticket_rank', '<', param('before'))
      .orderBy('ticket_rank', 'desc')
      .limit(param('limit'))
      .select('user_id as id'),
  ).orderBy('member_profiles.ticket_rank', 'desc'),
);

const largestTicketMatching = prepare((db, param: Param<Page & Match>, dialect) =>
  withAccounts(db, inRank(db, dialect, 'member_ticket_search', param)).orderBy('member_profiles.ticket_rank', 'desc'),
);

const withoutTicket = prepare((db, param: Param<Page>) =>
  withAccounts(
    db,
    listedMembers(db)
      .where('ticket_rank', '=', sql.lit(0))
      .where('connection_rank', '<', param('before'))
      .orderBy('connection_rank', 'desc')
      .limit(param('limit'))
      .select('user_id as id'),
  ).orderBy('member_profiles.connection_rank', 'desc'),
);

const newestMatching = prepare((db, param: Param<Page & Match>, dialect) => {
  const page = { before: param('before'), limit: param('limit') };
  return withAccounts(db, newestOf(dialect, 'member_search', askedParams(param), page)).orderBy(
    'member_profiles.user_id',
    'desc',
  );
});

const byName = prepare((db, param: Param<Place>) =>
  inNameOrder(
    db,
    listedMembers(db)
      .where(afterName(param))
      .orderBy('sort_name')
      .orderBy('user_id')
      .limit(param('limit'))
      .select('user_id as id'),
  ),
);

const fewByName = prepare((db, param: Param<Place & Match>, dialect) =>
  inNameOrder(
    db,
    dialect === 'postgres'
      ? sortedByName(param, sql`${allMatching(dialect, 'member_search', askedParams(param))} as matches`)
      : // Sorted before the cards are read, so that cards are read for one page only.
        db
          .selectFrom(matchingIds(db, dialect, 'member_search', param('match')).as('found'))
          .crossJoin('member_profiles')
          .whereRef('member_profiles.user_id', '=', 'found.id')
          .where(afterName(param))
          .orderBy('sort_name')
          .orderBy('user_id')
          .limit(param('limit'))
          .select('user_id as id'),
  ),
);

const manyByName = prepare((db, param: Param<Place & Match>) =>
  inNameOrder(
    db,
    walkOrLookUp({
      table: 'member_search',
      asked: askedParams(param),
      limit: param('limit'),
      // Names stand in another table than lexemes, so that walking past a member costs as much as looking one up.
      lookUpCost: 1,
      walk: (stretch) => sql`select id, lexemes
        from (select user_id as id from member_profiles where ${listedAfter(param)}
          order by sort_name, user_id ${stretch}) as named
        cross join lateral (select lexemes from member_search where rowid = named.id offset 0) as searched`,
      sorted: (matches) => sortedByName(param, matches),
    }),
  ),
);

/** On PostgreSQL: the ids of the first of some `matches`, by name. */
function sortedByName(param: Param<Place>, matches: RawBuilder<unknown>): RawBuilder<{ id: number }> {
  return sql`(select matches.id
    from ${matches} cross join lateral (select sort_name from member_profiles
      where user_id = matches.id and ${listedAfter(param)} offset 0) as named
    order by sort_name, id limit ${param('limit')})`;
}

function listedAfter(param: Param<Place>): RawBuilder<boolean> {
  return sql`is_listed = ${listed} and ${afterName(param)}`;
}

const matchingAmongNames = prepare((db, param: Param<Place & { match: string; until: string }>, dialect) =>
  inNameOrder(
    db,
    listedMembers(db)
      .where(afterName(param))
      .where('sort_name', '<', param('until'))
      // The plus keeps SQLite from starting with the matches: names are read in order, from their index.
      .where(sql`+user_id`, 'in', matchingIds(db, dialect, 'member_search', param('match')))
      .orderBy('sort_name')
      .orderBy('user_id')
      .limit(param('limit'))
      .select('user_id as id'),
  ),
);

const nextName = prepare((db, param: Param<{ name: string }>) =>
  listedMembers(db).where('sort_name', '>=', param('name')).orderBy('sort_name').limit(1).select('sort_name'),
);

const matchCount = prepare((db, param: Param<Match & { limit: number }>, dialect) =>
  counted(db, someMatching(dialect, 'member_search', askedParams(param), param('limit'))),
);

const matchSample = prepare((db, param: Param<Match>) =>
  db.selectFrom(matchesInSample('member_search', askedParams(param)).as('sampled')).select('matches'),
);

const beyondCap = prepare((db, _param: Param<object>) =>
  listedMembers(db).orderBy('user_id', 'desc').limit(1).offset(countCap).select('user_id as id'),
);

const countAll = prepare((db, _param: Param<object>) =>
  counted(
    db,
    listedMembers(db)
      .select('user_id as id')
      .limit(countCap + 1),
  ),
);

function afterName(param: Param<Place>) {
  return sql<boolean>`(member_profiles.sort_name, member_profiles.user_id) > (${param('name')}, ${param('id')})`;
}

const nativeOrders = {
  connections: { all: mostConnected, matching: mostConnectedMatching },
  newest: { all: newest, matching: newestMatching },
  ticket: { all: largestTicket, matching: largestTicketMatching },
  // The caller's query leaves out those who have one.
  'no-ticket': { all: withoutTicket, matching: mostConnectedMatching },
} as const satisfies Record<NativeOrder, unknown>;

/** The members who match, from a search table whose row ids are ranks, the highest first. */
function inRank(
  db: Kysely<Schema>,
  dialect: Database['dialect'],
  table: 'member_rank_search' | 'member_ticket_search',
  param: Param<Page & Match>,
) {
  const page = { before: param('before'), limit: param('limit') };
  return db
    .selectFrom(newestOf(dialect, table, askedParams(param), page).as('ranked'))
    .select(sql<number>`ranked.id % ${sql.lit(idSpace)}`.as('id'));
}

/** The cards of these members, again in the order of their names. */
function inNameOrder(db: Kysely<Schema>, ids: Ids) {
  return withAccounts(db, ids).orderBy('member_profiles.sort_name').orderBy('member_profiles.user_id');
}

type Ids = AliasableExpression<{ id: number }>;

/** The cards of these members. A cross join is an inner join whose order SQLite keeps. */
function withAccounts(db: Kysely<Schema>, ids: Ids) {
  return db
    .selectFrom(ids.as('page'))
    .crossJoin('member_profiles')
    .crossJoin('users')
    .whereRef('member_profiles.user_id', '=', 'page.id')
    .whereRef('users.id', '=', 'member_profiles.user_id')
    .select(cardColumns);
}

function counted(db: Kysely<Schema>, ids: Ids) {
  return db.selectFrom(ids.as('counted')).select((select) => select.fn.countAll<number>().as('total'));
}
