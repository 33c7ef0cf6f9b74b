import { countCapped } from '#server/db/count-capped.ts';
import type { Database } from '#server/db/database.ts';
import type { Transaction } from '#server/db/schema.ts';
import { foldCase } from '#server/features/accounts/store.ts';
import { hasProfile } from '#server/features/members/has-profile-store.ts';

export interface UserRow {
  id: number;
  username: string;
  email: string;
  full_name: string | null;
  role: 'member' | 'admin';
  membership_tier: 'free' | 'professional';
  suspended_at: string | null;
  created_at: string;
  has_profile: 0 | 1;
}

export interface UserFilters {
  /** The beginning of a user name or of an address. */
  search: string | undefined;
  role: 'member' | 'admin' | undefined;
  suspended: boolean | undefined;
}

const columns = [
  'id',
  'username',
  'email',
  'full_name',
  'role',
  'membership_tier',
  'suspended_at',
  'created_at',
  hasProfile('users.id'),
] as const;

/** Accounts that are not deleted, newest first. */
export function findUsers(
  database: Pick<Database, 'db'>,
  filters: UserFilters,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<UserRow[]> {
  let query = matching(database, filters);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.select(columns).orderBy('id', 'desc').limit(limit).execute();
}

/** How many that are, counted up to one past the cap. */
export function countUsers(database: Pick<Database, 'db'>, filters: UserFilters): Promise<number> {
  return countCapped(database, matching(database, filters).select('id'));
}

/** One account that is not deleted, or `undefined`. */
export function findUser({ db }: Pick<Database, 'db'>, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').where('id', '=', id).where('deleted_at', 'is', null).select(columns).executeTakeFirst();
}

/** Gives an account another role. */
export async function setRole(trx: Transaction, id: number, role: 'member' | 'admin'): Promise<void> {
  await trx.updateTable('users').set({ role }).where('id', '=', id).execute();
}

function matching({ db }: Pick<Database, 'db'>, { search, role, suspended }: UserFilters) {
  let query = db.selectFrom('users').where('deleted_at', 'is', null);
  if (role) query = query.where('role', '=', role);
  if (suspended !== undefined) query = query.where('suspended_at', suspended ? 'is not' : 'is', null);
  if (search) {
    const from = foldCase(search);
    // The last code point there is: everything that begins with `from` lies between the two.
    const to = `${from}\u{10FFFF}`;
    query = query.where(({ or, and, eb }) =>
      or([
        and([eb('username_key', '>=', from), eb('username_key', '<', to)]),
        and([eb('email_key', '>=', from), eb('email_key', '<', to)]),
      ]),
    );
  }
  return query;
}
