import { createUser, username } from '#contract/accounts.ts';
import { fieldErrors } from '#contract/kit/errors.ts';
import type { Deps } from '#server/deps.ts';
import {
  endCredentials,
  findUserForSignIn,
  forgetUnreadableSecrets,
  hashPassword,
  insertUser,
  isTaken,
  objectionTo,
} from '#server/features/accounts/index.ts';
import { setRole } from '#server/features/users/index.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { CommandError } from './command.ts';

export const usage = `How to make an admin:
  npm run admin -- create --username ada --email ada@example.com [--name "Ada Admin"]
  npm run admin -- promote --username ada
The password is asked for, or read from standard input.
When the server's former key is lost for good:
  npm run admin -- forget-key`;

type AdminDeps = Pick<Deps, 'database' | 'env' | 'now'>;

/**
 * Adds an admin account and prints that. The rules of sign-up apply here, too. Throws `CommandError` with a sentence
 * for what is wrong, also when the name or the address is taken.
 */
export async function createAdmin(
  { database, env, now }: AdminDeps,
  { username, email, name }: { username: string; email?: string | undefined; name?: string | undefined },
  askPassword: () => Promise<string>,
): Promise<string> {
  // Checked before the password is requested, so that no one types it in vain.
  refuseInvalid({ username, email: email ?? '', fullName: name, password: 'Stand-in-4-now' });
  for (const one of [username, email ?? '']) {
    if (await findUserForSignIn(database, one, now())) throw taken();
  }
  const account = refuseInvalid({ username, email: email ?? '', fullName: name, password: await askPassword() });
  const objection = objectionTo(account.password, account, env.site);
  if (objection) throw new CommandError(`${objection}.`);
  const passwordHash = await hashPassword(account.password);
  const createdAt = now().toISOString();
  try {
    await database.write(async (trx) => {
      const { id } = await insertUser(trx, {
        username: account.username,
        email: account.email,
        fullName: account.fullName ?? null,
        organization: null,
        passwordHash,
        createdAt,
        // The operator of the server vouches for this address.
        emailConfirmedAt: createdAt,
        role: 'admin',
      });
      await recordSecurityEvent(trx, { userId: id, event: 'role.admin' }, createdAt);
      await writeDown(trx, { id, username: account.username, note: 'Created as an admin', createdAt });
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw taken();
  }
  return `${account.username} is now an admin and can sign in.`;
}

/** Makes an account an admin; its sessions end, because they were given to another role. */
export async function promoteToAdmin(
  { database, now }: Pick<AdminDeps, 'database' | 'now'>,
  username: string,
): Promise<string> {
  const found = username.includes('@') ? undefined : await findUserForSignIn(database, username, now());
  if (!found) throw new CommandError(`There is no user ${username}.`);
  const { user } = found;
  if (found.isSuspended)
    throw new CommandError(`${user.username} is suspended. An admin must lift the suspension first.`);
  if (user.role === 'admin') return `${user.username} is already an admin.`;
  const createdAt = now().toISOString();
  await database.write(async (trx) => {
    await setRole(trx, user.id, 'admin');
    await recordSecurityEvent(trx, { userId: user.id, event: 'role.admin' }, createdAt);
    await endCredentials(trx, user.id);
    await writeDown(trx, { id: user.id, username: user.username, note: 'Now admin', createdAt });
  });
  return `${user.username} is now an admin and must sign in again.`;
}

/** Gives up the two-factor secrets that the current key cannot open, so that the server starts with it. */
export async function forgetKey(deps: Pick<Deps, 'database' | 'secretKey'>): Promise<string> {
  const given = await forgetUnreadableSecrets(deps);
  if (given === 0) return 'The key that the server has now opens everything. Nothing has changed.';
  return `The server starts with its present key. Accounts that now sign in with a recovery code, and then set up two-factor sign-in again: ${given}.`;
}

/** As at sign-up, except for reserved names, which the operator may use for an admin. */
const newAdmin = createUser.body.extend({ username });

function refuseInvalid(input: object) {
  const result = newAdmin.safeParse(input);
  if (result.success) return result.data;
  const [[field, sentence] = ['', 'This is not valid']] = Object.entries(fieldErrors(result.error));
  throw new CommandError(`${sentence} (${field}).`);
}

function taken(): CommandError {
  return new CommandError('A user with that name or address already exists. To make them an admin, use promote.');
}

/** No admin has done it, so the entry has the account's own name and says where it came from. */
async function writeDown(
  trx: Parameters<typeof insertAuditEntry>[0],
  { id, username, note, createdAt }: { id: number; username: string; note: string; createdAt: string },
): Promise<void> {
  await insertAuditEntry(trx, {
    actorId: id,
    action: 'user.role',
    targetKind: 'user',
    targetId: id,
    target: username,
    note: `${note}, with the command line on the server`,
    createdAt,
  });
}
