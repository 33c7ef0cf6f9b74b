import type { Deps } from '#server/deps.ts';
import { recordRefusal } from '#server/features/security-log/record.ts';
import { HttpError, invalidInput } from '#server/http/http-error.ts';
import { type AccountRow, findAccount } from './account-store.ts';
import { verifyPassword } from './passwords.ts';

export const wrongPassword = 'This is not your password.';

/**
 * The account of somebody who is signed in, once they have typed its password again. Throws 400 on `field`
 * when it is another one, and 403 for the two users of quick login, which are everybody's.
 */
export async function accountByPassword(
  deps: Pick<Deps, 'database' | 'now'>,
  userId: number,
  password: string,
  field = 'password',
): Promise<AccountRow> {
  const account = await findAccount(deps.database, userId);
  if (account.isTest) {
    throw new HttpError('conflict', 'This is a test account that everybody may use. It cannot be changed.');
  }
  if (!(await verifyPassword(account.passwordHash, password))) {
    await recordRefusal(deps, { userId, event: 'password-check', result: 'wrong-password' });
    throw invalidInput({ [field]: wrongPassword });
  }
  return account;
}
