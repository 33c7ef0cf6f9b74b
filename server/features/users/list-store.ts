import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { UserSort } from '#contract/users.ts';
import { beyond, idEdge } from '#server/platform/db/by-age.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { rowidBound } from '#server/platform/search/search-index-store.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { type UserRow, userColumns } from './store.ts';

export interface UserFilters {
  /** Parts of name, user name or address. */
  search?: string | undefined;
  role?: 'member' | 'admin' | undefined;
  tier?: 'free' | 'professional' | undefined;
  suspended?: boolean | undefined;
}

/** The column of each order; its values are unique. */
const orders = {
  newest: { column: 'id', direction: 'desc' },
  oldest: { column: 'id', direction: 'asc' },
  name: { column: 'username_key', direction: 'asc' },
  'name-desc': { column: 'username_key', direction: 'desc' },
} as const satisfies Record<UserSort, unknown>;

/** The position of an account in an order. */
export function placeOf(row: UserRow, sort: UserSort): string | number {
  return row[orders[sort].column];
}

export interface UserPage {
  sort: UserSort;
  /** Only accounts after this place in the order. */
  after: string | number | undefined;
  limit: number;
}

/**
 * Up to this many matches are looked up and sorted by name; if there are more, accounts are read in the order of names.
 */
const sortedMatches = 5000;

type Reader = Pick<Database, 'db' | 'dialect'>;

/** Accounts that are not deleted, in an order. */
export async function findUsers(
  database: Reader,
  filters: UserFilters,
  { sort, after, limit }: UserPage,
  sortAtMost = sortedMatches,
): Promise<UserRow[]> {
  const { column, direction } = orders[sort];
  const words = wordsOf(database, filters.search);
  const isRead = column === 'username_key' && (await isMany(database, words, sortAtMost));
  const query = matching(database, filters, words, isRead);
  // The index of words returns rows by number, without sorting, if the query uses its own row id.
  const isByWords = column === 'id' && words.match !== undefined;
  const ordered = isByWords ? sql<number>`user_search.rowid` : sql.ref<string | number>(`users.${column}`);
  const place = column === 'id' ? rowidBound(sql.val(Number(after ?? idEdge[direction]))) : after;
  return query
    .where(beyond(ordered, direction, place))
    .select(userColumns)
    .orderBy(ordered, direction)
    .limit(limit)
    .execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countUsers(database: Reader, filters: UserFilters): Promise<number> {
  return countCapped(database, matching(database, filters, wordsOf(database, filters.search)).select('users.id'));
}

function matching({ db }: Reader, { role, tier, suspended }: UserFilters, words: Words, isRead = false) {
  const { match, others } = words;
  let query = db.selectFrom('users');
  if (match !== undefined && isRead) {
    const found = sql`select 1 from user_search where user_search match ${match} and user_search.rowid = users.id`;
    query = query.where(sql<boolean>`exists (${found})`);
  } else if (match !== undefined) {
    // The index comes first in the join.
    query = db
      .selectFrom(sql<{ rowid: number }>`user_search`.as('user_search'))
      .crossJoin('users')
      .whereRef('users.id', '=', 'user_search.rowid')
      .where(sql<boolean>`user_search match ${match}`);
  }
  query = query.where('deleted_at', 'is', null);
  // Literals, not parameters: only then can the database use the indexes of the few.
  if (role) query = query.where('role', '=', sql.lit(role));
  if (tier) query = query.where('membership_tier', '=', sql.lit(tier));
  if (suspended !== undefined) query = query.where('suspended_at', suspended ? 'is not' : 'is', null);
  for (const condition of others) query = query.where(condition);
  return query;
}

/** Whether the words match too many accounts to sort them quickly. */
async function isMany({ db }: Reader, { match }: Words, most: number): Promise<boolean> {
  if (match === undefined) return false;
  const found = db
    .selectFrom(sql`user_search`.as('user_search'))
    .select(sql<number>`user_search.rowid`.as('id'))
    .where(sql<boolean>`user_search match ${match}`)
    .limit(most + 1);
  const counted = db.selectFrom(found.as('counted')).select(({ fn }) => fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total > most;
}

/** The most words of a query; the rest of a pasted paragraph is ignored. */
const maxWords = 8;
/** The index holds runs of three letters. */
const indexedLength = 3;

/** The same expression as in PostgreSQL's index (migration 0034). */
const parts = sql`lower(username || ' ' || coalesce(full_name, '') || ' ' || email)`;

type Condition = RawBuilder<boolean> | ReturnType<typeof beginsWith>;

interface Words {
  /** The query for SQLite's index of words. */
  match: string | undefined;
  /** The conditions on the accounts themselves. */
  others: Condition[];
}

/** The words of a search: long ones match anywhere, short ones at the beginning of a user name or an address. */
function wordsOf({ dialect }: Reader, search: string | undefined): Words {
  const words = [...new Set(foldCase(search ?? '').split(/\s+/))].filter((word) => word !== '').slice(0, maxWords);
  const long = words.filter((word) => word.length >= indexedLength);
  const short = words.filter((word) => word.length < indexedLength).map(beginsWith);
  if (dialect === 'postgres') {
    const anywhere = long.map((word) => sql<boolean>`${parts} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
    return { match: undefined, others: [...short, ...anywhere] };
  }
  const match = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  return { match: match || undefined, others: short };
}

function beginsWith(word: string) {
  // The last code point: all texts that begin with the word lie between the two.
  const end = `${word}\u{10FFFF}`;
  return ({ or, and, eb }: ExpressionBuilder<Schema, 'users'>) =>
    or([
      and([eb('username_key', '>=', word), eb('username_key', '<', end)]),
      and([eb('email_key', '>=', word), eb('email_key', '<', end)]),
    ]);
}
