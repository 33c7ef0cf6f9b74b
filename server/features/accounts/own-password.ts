import type { Deps } from '#server/deps.ts';
import { HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { countOrRefuse } from '#server/platform/http/rate-limit.ts';
import { clearHits } from '#server/platform/http/rate-limit-store.ts';
import { recordRefusal } from '#server/platform/security-log/record.ts';
import { type AccountRow, findAccount } from './account-store.ts';
import { verifyPassword } from './passwords.ts';

export const wrongPassword = 'This is not your password.';

/** How many wrong passwords a session may try, over all calls that ask for one. */
export const ownPasswordGuesses = { limit: 10, windowSeconds: 900 } as const;

/**
 * The account of a signed-in user after checking its password. Throws 400 on `field` when the password is wrong, and
 * 409 for the two shared users of quick login. Wrong passwords are counted for the account over all calls: somebody at
 * a borrowed browser has ten guesses and must then wait (429). A right password clears the count.
 */
export async function accountByPassword(
  deps: Pick<Deps, 'database' | 'env' | 'metrics' | 'now'>,
  userId: number,
  password: string,
  field = 'password',
): Promise<AccountRow> {
  const account = await findAccount(deps.database, userId);
  if (account.isTest) {
    throw new HttpError('conflict', 'This is a test account for everyone. It cannot be changed.');
  }
  const key = guessesKey(userId);
  // Counted before the check, so that concurrent guesses count, too.
  await countOrRefuse(deps, 'account.ownPassword', key, ownPasswordGuesses);
  if (!(await verifyPassword(account.passwordHash, password))) {
    await recordRefusal(deps, { userId, event: 'password-check', result: 'wrong-password' });
    throw invalidInput({ [field]: wrongPassword });
  }
  await clearHits(deps.database, key);
  return account;
}

/** Clears the count after the owner has set a new password by an emailed link. */
export async function forgetOwnPasswordGuesses({ database }: Pick<Deps, 'database'>, userId: number): Promise<void> {
  await clearHits(database, guessesKey(userId));
}

function guessesKey(userId: number): string {
  return `own-password:${userId}`;
}
