import type { CurrentUser } from '#contract/accounts.ts';
import { insertProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { presentUser, userColumns } from './session-store.ts';
import { findHolder } from './settings/undo-store.ts';
import { termOf, tierAt } from './term.ts';

export interface NewUser {
  username: string;
  email: string;
  /** `null` while the address is unconfirmed. */
  emailConfirmedAt: string | null;
  fullName: string | null;
  organization: string | null;
  passwordHash: string;
  createdAt: string;
  role?: 'member' | 'admin';
  membershipTier?: 'free' | 'professional';
  isTest?: boolean;
}

/** An account that had this address may still restore it, so no one else can have it. */
class HeldEmailError extends Error {}

/** Whether a write failed because the user name or the address is taken. */
export function isTaken(error: unknown): boolean {
  return isUniqueViolation(error) || error instanceof HeldEmailError;
}

/**
 * Throws when another account may still restore this address. Call it after the address was written: the unique index
 * has then made this write wait for a concurrent change of address.
 */
export async function refuseHeldEmail(trx: Transaction, email: string, userId: number, at: string): Promise<void> {
  const holder = await findHolder({ db: trx }, foldCase(email), at);
  if (holder !== undefined && holder !== userId) throw new HeldEmailError('This address may still be taken back');
}

/** Adds a user with an empty profile. For the error when the name or the address is taken, see `isTaken`. */
export async function insertUser(trx: Transaction, user: NewUser): Promise<CurrentUser> {
  const row = await trx
    .insertInto('users')
    .values({
      username: user.username,
      username_key: foldCase(user.username),
      email: user.email,
      email_key: foldCase(user.email),
      email_confirmed_at: user.emailConfirmedAt,
      full_name: user.fullName,
      organization: user.organization,
      role: user.role ?? 'member',
      membership_tier: user.membershipTier ?? 'free',
      password_hash: user.passwordHash,
      is_test: user.isTest ? 1 : 0,
      created_at: user.createdAt,
    })
    .returning(['id', ...userColumns])
    .executeTakeFirstOrThrow();
  await refuseHeldEmail(trx, user.email, row.id, user.createdAt);
  await insertProfile(trx, row.id);
  return presentUser(row);
}

/** The columns that a sign-in needs. */
export interface SignInCandidate {
  user: CurrentUser;
  passwordHash: string;
  isTest: boolean;
  isSuspended: boolean;
}

/** The user with this name, or with this address if the text contains an @, which names cannot. */
export async function findUserForSignIn(
  { db }: Database,
  nameOrEmail: string,
  now: Date,
): Promise<SignInCandidate | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.ended_at', 'is', null),
    )
    .where(nameOrEmail.includes('@') ? 'email_key' : 'username_key', '=', foldCase(nameOrEmail))
    .where('deleted_at', 'is', null)
    .select([
      'users.id',
      ...userColumns,
      'password_hash',
      'is_test',
      'suspended_at',
      'memberships.ends_at',
      'memberships.subscription_id',
      'memberships.cancelled_at',
    ])
    .executeTakeFirst();
  return (
    row && {
      user: presentUser({ ...row, membership_tier: tierAt(row.membership_tier, termOf(row), now) }),
      passwordHash: row.password_hash,
      isTest: row.is_test === 1,
      isSuspended: row.suspended_at !== null,
    }
  );
}

/** The number of the account that signs in with this name or address, if there is one. */
export async function findAccountId({ db }: Pick<Database, 'db'>, nameOrEmail: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .where(nameOrEmail.includes('@') ? 'email_key' : 'username_key', '=', foldCase(nameOrEmail))
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** Those of the given test users that exist. */
export async function findTestUsers({
  db,
}: Database): Promise<{ id: number; username: string; role: string; passwordHash: string }[]> {
  return db
    .selectFrom('users')
    .where('is_test', '=', 1)
    .select(['id', 'username', 'role', 'password_hash as passwordHash'])
    .orderBy('id')
    .execute();
}

/** Sets an account's password; the caller must end the credentials given out under the old one. */
export async function setPasswordHash(trx: Transaction, id: number, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** An account as mail needs it. */
export interface Addressee {
  email: string;
  name: string;
  /** Whether mail may be sent to the address, and what the user writes may be mailed to others. */
  isConfirmed: boolean;
}

/** The address that mail to this account goes to, and how it is addressed; `undefined` when it is gone. */
export async function findAddressee(database: Pick<Database, 'db'>, id: number): Promise<Addressee | undefined> {
  return (await findAddressees(database, [id])).get(id);
}

/** The same for several accounts, by their number; those that are gone are missing. */
export async function findAddressees(
  { db }: Pick<Database, 'db'>,
  ids: readonly number[],
): Promise<Map<number, Addressee>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .select(['id', 'email', 'email_confirmed_at', 'full_name', 'username'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { email: row.email, name: row.full_name ?? row.username, isConfirmed: row.email_confirmed_at !== null },
    ]),
  );
}
