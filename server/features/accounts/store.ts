import type { CurrentUser } from '#contract/accounts.ts';
import type { Database } from '#server/db/database.ts';
import type { Transaction } from '#server/db/schema.ts';
import { presentUser } from './session-store.ts';

export interface NewUser {
  username: string;
  email: string;
  fullName: string | null;
  organization: string | null;
  passwordHash: string;
  createdAt: string;
  role?: 'member' | 'admin';
  membershipTier?: 'free' | 'professional';
  isTest?: boolean;
}

/**
 * User names and e-mail addresses are compared without regard to case, in any script: by way of upper
 * case, where all forms of a letter meet (ς and σ in Σ, ß in SS).
 */
export function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase();
}

/** Adds a user. Throws a unique violation when the name or the address is taken. */
export async function insertUser(trx: Transaction, user: NewUser): Promise<CurrentUser> {
  const row = await trx
    .insertInto('users')
    .values({
      username: user.username,
      username_key: foldCase(user.username),
      email: user.email,
      email_key: foldCase(user.email),
      full_name: user.fullName,
      organization: user.organization,
      role: user.role ?? 'member',
      membership_tier: user.membershipTier ?? 'free',
      password_hash: user.passwordHash,
      is_test: user.isTest ? 1 : 0,
      created_at: user.createdAt,
    })
    .returning(['id', 'username', 'email', 'full_name', 'organization', 'role', 'membership_tier'])
    .executeTakeFirstOrThrow();
  return presentUser(row);
}

/** The user of a name, or of an address where the text holds an @ (names cannot). */
export async function findUserForSignIn(
  { db }: Database,
  nameOrEmail: string,
): Promise<{ user: CurrentUser; passwordHash: string; isTest: boolean } | undefined> {
  const row = await db
    .selectFrom('users')
    .where(nameOrEmail.includes('@') ? 'email_key' : 'username_key', '=', foldCase(nameOrEmail))
    .select([
      'id',
      'username',
      'email',
      'full_name',
      'organization',
      'role',
      'membership_tier',
      'password_hash',
      'is_test',
    ])
    .executeTakeFirst();
  return row && { user: presentUser(row), passwordHash: row.password_hash, isTest: row.is_test === 1 };
}

/** The user names that quick login may use, of those that exist. */
export async function listTestUsers({ db }: Database): Promise<{ username: string; role: string }[]> {
  return db.selectFrom('users').where('is_test', '=', 1).select(['username', 'role']).orderBy('id').execute();
}
