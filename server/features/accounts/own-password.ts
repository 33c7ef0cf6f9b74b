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
 * The account of someone who is signed in, once they have typed its password again. Throws 400 on `field`
 * when it is another one, and 409 for the two users of quick login, which are everyone's. Wrong ones are
 * counted for the account, whichever call they were typed for: anyone who sits at a borrowed browser has ten
 * guesses and then waits (429). A right one clears the count.
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
  // Before it is looked at: guesses that are made at once count, too.
  await countOrRefuse(deps, 'account.ownPassword', key, ownPasswordGuesses);
  if (!(await verifyPassword(account.passwordHash, password))) {
    await recordRefusal(deps, { userId, event: 'password-check', result: 'wrong-password' });
    throw invalidInput({ [field]: wrongPassword });
  }
  await clearHits(deps.database, key);
  return account;
}

/** Forgets the wrong ones, once the owner has set a new password by a mailed link. */
export async function forgetOwnPasswordGuesses({ database }: Pick<Deps, 'database'>, userId: number): Promise<void> {
  await clearHits(database, guessesKey(userId));
}

function guessesKey(userId: number): string {
  return `own-password:${userId}`;
}
