import type { Deps } from '#server/deps.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { replacePassword } from '../account-store.ts';
import { accountByPassword, wrongPassword } from '../own-password.ts';
import { objectionTo } from '../password-check.ts';
import { hashPassword } from '../passwords.ts';
import { passwordChangedMail } from './mails.ts';

/**
 * Sets a new password, ends all other sessions of the account and tells its owner by mail. Throws 400 on
 * `currentPassword` when it is wrong, on `newPassword` when it is the old one or too common.
 */
export async function changePasswordOf(
  deps: Deps,
  session: Session,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  const account = await accountByPassword(deps, session.user.id, passwords.currentPassword, 'currentPassword');
  const isSame = passwords.newPassword === passwords.currentPassword;
  const objection = isSame
    ? 'This is your current password.'
    : objectionTo(passwords.newPassword, account, deps.env.site);
  if (objection) throw invalidInput({ newPassword: objection });
  const to = await hashPassword(passwords.newPassword);
  const now = deps.now();
  await deps.database.write(async (trx) => {
    const change = { userId: account.id, from: account.passwordHash, to, keepSession: session.tokenHash };
    // The password was changed during the check, so the typed one is no longer correct.
    if (!(await replacePassword(trx, change))) throw invalidInput({ currentPassword: wrongPassword });
    await recordSecurityEvent(trx, { userId: account.id, event: 'password.change' }, now.toISOString());
    await enqueueMail(trx, passwordChangedMail(deps, account), now);
  });
  deps.mail.wake();
}
