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

/** Changes what the account and the directory call its owner. */
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
 * Puts a new password in place of the one with this hash and ends what was given out under it, but for one
 * session. `false` when it is another one by now.
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
 * Gives an account an address that was proven to be its owner's. What it throws when that is someone else's: see
 * `isTaken`. Where it is another address than before, `endCredentials` follows.
 */
export async function setEmail(trx: Transaction, userId: number, email: string, at: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, email_key: foldCase(email), email_confirmed_at: at })
    .where('id', '=', userId)
    .execute();
  await refuseHeldEmail(trx, email, userId, at);
}

/** Notes that the address of an account was proven to be its owner's, unless it was before. */
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

/** Locks an account: its sessions end at once, nobody can sign in to it, and the directory has it no more. `false` when it was locked. */
export async function suspendUser(trx: Transaction, userId: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ suspended_at: at })
    .where('id', '=', userId)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  // After the row: a sign-in under way has either finished, and ends here, or finds the account locked.
  await endCredentials(trx, userId);
  await relistMember(trx, userId);
  return numUpdatedRows === 1n;
}

/** Opens a locked account again; its owner signs in again, and is found again if they wish. */
export async function liftSuspension(trx: Transaction, userId: number): Promise<void> {
  await trx.updateTable('users').set({ suspended_at: null }).where('id', '=', userId).execute();
  await relistMember(trx, userId);
}

/**
 * Leaves of an account what others' records still refer to: a number and a name that is nobody's. Of
 * several requests at once one gets `true`.
 */
export async function eraseUser(trx: Transaction, userId: number, formerName: string, at: string): Promise<boolean> {
  // Neither name nor address can be signed up for: one has a blank, the other no @.
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
 * Whether this is the only admin who can sign in. Locks the admins' rows until `trx` ends, so that of two
 * who go at the same time the second one stays. `withTestUsers`: they count where they can sign in.
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
