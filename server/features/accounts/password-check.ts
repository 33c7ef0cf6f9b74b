import { isCommonPassword } from './common-passwords.ts';
import { foldCase } from './store.ts';

export const tooCommon = 'This password is too common. Please choose another one.';
export const sameAsName = 'Your password must differ from your username and email. Please choose another one.';

/**
 * What stands against a new password that keeps the rules of the contract: the sentence for its field,
 * or `null`. Asked at sign-up and at reset, never at sign-in: old passwords go on working.
 */
export function objectionTo(password: string, owner: { username: string; email: string }): string | null {
  if (isCommonPassword(password)) return tooCommon;
  const folded = foldCase(password);
  return folded === foldCase(owner.username) || folded === foldCase(owner.email) ? sameAsName : null;
}
