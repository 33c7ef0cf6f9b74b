import type { CurrentUser } from '#contract/accounts.ts';
import { reindexMember, relistMember } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { endCredentials } from './credentials-store.ts';
import { presentUser, userColumns } from './session-store.ts';
import { refuseHeldEmail } from './store.ts';

/** An account as its owner's settings need it. */
export interface AccountRow {
  id: number;
  username: string;
  email: string;
  isEmailConfirmed: boolean;
  passwordHash: string;
  isTest: boolean;
  createdAt: string;
  fullName: string | null;
  organization: string | null;
}

/** The account of a session. */
export async function findAccount({ db }: Pick<Database, 'db'>, id: number): Promise<AccountRow> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select([
      'id',
      'username',
      'email',
      'email_confirmed_at',
      'password_hash',
      'is_test',
      'created_at',
      'full_name',
      'organization',
    ])
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    isEmailConfirmed: row.email_confirmed_at !== null,
    passwordHash: row.password_hash,
    isTest: row.is_test === 1,
    createdAt: row.created_at,
    fullName: row.full_name,
    organization: row.organization,
  };
}

/** Changes the name and organization of an account and its directory entry. */
export async function updateNames(
  trx: Transaction,
  id: number,
  names: { fullName: string | null; organization: string | null },
): Promise<CurrentUser> {
  const row = await trx
    .updateTable('users')
    .set({ full_name: names.fullName, organization: names.organization })
    .where('id', '=', id)
    .returning(['id', ...userColumns])
    .executeTakeFirstOrThrow();
  await reindexMember(trx, id);
  return presentUser(row);
}

/**
 * Replaces the password with this hash and ends all credentials given out under it, except one session. `false` when
 * the password has already changed.
 */
export async function replacePassword(
  trx: Transaction,
  { userId, from, to, keepSession }: { userId: number; from: string; to: string; keepSession: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await endCredentials(trx, userId, [keepSession]);
  return true;
}

/**
 * Gives an account an address that its owner has confirmed. For the error when the address is taken, see `isTaken`.
 * When the address has changed, the caller must call `endCredentials` afterwards.
 */
export async function setEmail(trx: Transaction, userId: number, email: string, at: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, email_key: foldCase(email), email_confirmed_at: at })
    .where('id', '=', userId)
    .execute();
  await refuseHeldEmail(trx, email, userId, at);
}

/** Marks the address of an account as confirmed, unless it already is. */
export async function confirmEmail(trx: Transaction, userId: number, at: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_confirmed_at: at })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/** The account with this address, if any. */
export async function findOwnerOfEmail({ db }: Pick<Database, 'db'>, email: string): Promise<number | undefined> {
  const row = await db.selectFrom('users').where('email_key', '=', foldCase(email)).select('id').executeTakeFirst();
  return row?.id;
}

/**
 * Suspends an account: its sessions end at once, nobody can sign in to it, and it leaves the directory. `false` when it
 * was already suspended.
 */
export async function suspendUser(trx: Transaction, userId: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ suspended_at: at })
    .where('id', '=', userId)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  // After the row's update: a sign-in under way has either finished, and its session ends here, or it finds the account
  // suspended.
  await endCredentials(trx, userId);
  await relistMember(trx, userId);
  return numUpdatedRows === 1n;
}

/** Restores a suspended account. Its owner must sign in again, and is listed again if they wish. */
export async function liftSuspension(trx: Transaction, userId: number): Promise<void> {
  await trx.updateTable('users').set({ suspended_at: null }).where('id', '=', userId).execute();
  await relistMember(trx, userId);
}

/**
 * Anonymises an account: only the number that other records refer to remains, with a name that is nobody's. Of several
 * concurrent requests, one gets `true`.
 */
export async function eraseUser(trx: Transaction, userId: number, formerName: string, at: string): Promise<boolean> {
  // Nobody can sign up with either: the name contains a blank, and the address lacks an @.
  const key = `former member ${userId}`;
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({
      username: `former-member-${userId}`,
      username_key: key,
      email: '',
      email_key: key,
      email_confirmed_at: null,
      full_name: formerName,
      organization: null,
      role: 'member',
      membership_tier: 'free',
      password_hash: '',
      deleted_at: at,
    })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Whether this is the only admin who can sign in. Locks the admins' rows until `trx` ends, so that of two admins who
 * leave at the same time the second one stays. `withTestUsers`: count test users that can sign in.
 */
export async function isLastAdmin(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Transaction,
  userId: number,
  withTestUsers: boolean,
): Promise<boolean> {
  let admins = trx
    .selectFrom('users')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id');
  if (!withTestUsers) admins = admins.where('is_test', '=', 0);
  const rows = await (dialect === 'postgres' ? admins.forUpdate() : admins).execute();
  return rows.length === 1 && rows[0]?.id === userId;
}
