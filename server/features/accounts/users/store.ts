import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { hasProfile } from '#server/features/members/index.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import { rowidBound } from '#server/platform/search/search-index-store.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';

export interface UserRow {
  id: number;
  username: string;
  email: string;
  email_confirmed_at: string | null;
  full_name: string | null;
  role: 'member' | 'admin';
  membership_tier: 'free' | 'professional';
  suspended_at: string | null;
  created_at: string;
  has_profile: 0 | 1;
}

export interface UserFilters {
  /** Parts of name, user name or address. */
  search?: string | undefined;
  role?: 'member' | 'admin' | undefined;
  tier?: 'free' | 'professional' | undefined;
  suspended?: boolean | undefined;
}

const columns = [
  'users.id',
  'users.username',
  'users.email',
  'users.email_confirmed_at',
  'users.full_name',
  'users.role',
  'users.membership_tier',
  'users.suspended_at',
  'users.created_at',
  hasProfile('users.id'),
] as const;

/** Accounts that are not deleted, newest first. */
export function findUsers(
  database: Pick<Database, 'db' | 'dialect'>,
  filters: UserFilters,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<UserRow[]> {
  const { query, id } = matching(database, filters);
  const page = before === undefined ? query : query.where(id, '<', rowidBound(sql.val(before)));
  return page.select(columns).orderBy(id, 'desc').limit(limit).execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countUsers(database: Pick<Database, 'db' | 'dialect'>, filters: UserFilters): Promise<number> {
  return countCapped(database, matching(database, filters).query.select('users.id'));
}

/** One account that is not deleted, or `undefined`. */
export function findUser({ db }: Pick<Database, 'db'>, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').where('id', '=', id).where('deleted_at', 'is', null).select(columns).executeTakeFirst();
}

/** Gives an account another role. */
export async function setRole(trx: Transaction, id: number, role: 'member' | 'admin'): Promise<void> {
  await trx.updateTable('users').set({ role }).where('id', '=', id).execute();
}

/** `id`: by what the accounts are ordered and bounded; the index yields them newest first, without sorting. */
function matching({ db, dialect }: Pick<Database, 'db' | 'dialect'>, { search, role, tier, suspended }: UserFilters) {
  const words = [...new Set(foldCase(search ?? '').split(/\s+/))].filter((word) => word !== '').slice(0, maxWords);
  const long = words.filter((word) => word.length >= indexedLength);
  const isJoined = dialect === 'sqlite' && long.length > 0;
  let query = isJoined ? foundBy(db, long) : db.selectFrom('users');
  query = query.where('deleted_at', 'is', null);
  if (role) query = query.where('role', '=', role);
  if (tier) query = query.where('membership_tier', '=', tier);
  if (suspended !== undefined) query = query.where('suspended_at', suspended ? 'is not' : 'is', null);
  for (const word of words) {
    if (!long.includes(word)) query = query.where(beginsWith(word));
    else if (!isJoined) query = query.where(sql<boolean>`${parts} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  }
  return { query, id: isJoined ? sql<number>`user_search.rowid` : sql<number>`users.id` };
}

/** The most words that are looked for; the rest of a pasted paragraph changes nothing. */
const maxWords = 8;
/** The index holds runs of three letters. */
const indexedLength = 3;

/** As PostgreSQL's index has it (migration 0034). */
const parts = sql`lower(username || ' ' || coalesce(full_name, '') || ' ' || email)`;

/** Accounts that have all words somewhere, by SQLite's index, which comes first in the join. */
function foundBy(db: Kysely<Schema>, words: readonly string[]): SelectQueryBuilder<Schema, 'users', object> {
  const match = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  return db
    .selectFrom(sql<{ rowid: number }>`user_search`.as('user_search'))
    .crossJoin('users')
    .whereRef('users.id', '=', 'user_search.rowid')
    .where(sql<boolean>`user_search match ${match}`);
}

function beginsWith(word: string) {
  // The last code point there is: everything that begins with the word lies between the two.
  const end = `${word}\u{10FFFF}`;
  return ({ or, and, eb }: ExpressionBuilder<Schema, 'users'>) =>
    or([
      and([eb('username_key', '>=', word), eb('username_key', '<', end)]),
      and([eb('email_key', '>=', word), eb('email_key', '<', end)]),
    ]);
}
