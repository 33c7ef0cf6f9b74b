import { randomBytes } from 'node:crypto';
import { paths } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { type HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { mailedLink } from '#server/platform/mail/mailed-link.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { confirmEmail } from './account-store.ts';
import { objectionTo } from './password-check.ts';
import { hashPassword } from './passwords.ts';
import {
  changePassword,
  findResettableUser,
  findUserByEmail,
  hasResetSince,
  insertReset,
  type RecoverableUser,
  useReset,
} from './recovery-store.ts';

/** How long an emailed link can set a new password (milliseconds). */
export const resetLimit = 60 * 60 * 1000;

/** The time after an email in which no second one is sent (milliseconds). */
export const resetPause = 5 * 60 * 1000;

/**
 * Mails the account of an address a link that sets a new password. Nothing is sent to an unknown address, or when a
 * link was mailed within the last few minutes. Earlier links keep working, so a stranger's request takes nothing away
 * from the owner. Does nothing for the test users in production.
 */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const since = new Date(deps.now().getTime() - resetPause).toISOString();
  const isMailed = await deps.database.write(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user || isLocked(deps, user)) return false;
    // Of many concurrent requests, only one sends an email.
    await lockRow(deps.database, trx, 'users', user.id);
    if (await hasResetSince(trx, user.id, since)) return false;
    await mailReset(deps, trx, user);
    return true;
  });
  if (isMailed) deps.mail.wake();
}

/** Mails an account a link that sets a new password, in the caller's transaction. */
export async function mailReset(
  deps: Pick<Deps, 'now' | 'env' | 'baseUrl'>,
  trx: Transaction,
  user: Pick<RecoverableUser, 'id' | 'username' | 'email' | 'isEmailConfirmed'>,
): Promise<void> {
  const now = deps.now();
  const token = randomBytes(32).toString('base64url');
  await insertReset(trx, {
    userId: user.id,
    tokenHash: hashToken(token),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + resetLimit).toISOString(),
  });
  await enqueueMail(trx, resetMail(deps, user, token), now);
}

/**
 * Sets a new password by a mailed token, ends all sessions of the account and tells its owner by mail. Throws 400 on
 * `token` when it is used, replaced, expired or unknown, and on `password` when it is too common; the token then stays
 * valid. Returns the account.
 */
export async function resetPasswordBy(deps: Deps, token: string, password: string): Promise<RecoverableUser> {
  const tokenHash = hashToken(token);
  const user = await findResettableUser(deps.database, tokenHash, deps.now().toISOString());
  if (!user || isLocked(deps, user)) throw deadLink();
  const objection = objectionTo(password, user, deps.env.site);
  if (objection) throw invalidInput({ password: objection });
  const passwordHash = await hashPassword(password);
  const now = deps.now();
  await deps.database.write(async (trx) => {
    if (!(await useReset(trx, tokenHash, now.toISOString()))) throw deadLink();
    await changePassword(trx, user.id, passwordHash);
    await recordSecurityEvent(trx, { userId: user.id, event: 'password.reset' }, now.toISOString());
    // A person with the link can read the mail of this address, so the address is confirmed.
    await confirmEmail(trx, user.id, now.toISOString());
    await enqueueMail(trx, changedMail(deps, user), now);
  });
  deps.mail.wake();
  return user;
}

function isLocked({ env }: Pick<Deps, 'env'>, user: RecoverableUser): boolean {
  return user.isTest && env.mode === 'production';
}

function deadLink(): HttpError {
  return invalidInput({ token: 'This link has been used or has expired. Please ask for a new one.' });
}

export function resetMail(
  { env, baseUrl }: Pick<Deps, 'env' | 'baseUrl'>,
  user: Pick<RecoverableUser, 'username' | 'email' | 'isEmailConfirmed'>,
  token: string,
): MailMessage {
  return {
    template: 'accounts.password-reset',
    to: user.email,
    subject: `Set a new ${env.site.productName} password`,
    paragraphs: [
      // A stranger may have chosen the name of an unconfirmed account.
      `Someone, we hope you, asked for a new password for the account ${user.isEmailConfirmed ? `"${user.username}"` : 'with this address'}.`,
      'The link below sets it. It works once, for an hour.',
      'If it was not you, ignore this email: your password does not change.',
    ],
    action: { label: 'Set a new password', url: mailedLink({ baseUrl }, paths.resetPassword, { token }) },
    toUnconfirmed: true,
  };
}

export function changedMail(
  { env, baseUrl }: Pick<Deps, 'env' | 'baseUrl'>,
  user: Pick<RecoverableUser, 'username' | 'email'>,
): MailMessage {
  const { productName, contactEmail } = env.site;
  return {
    template: 'accounts.password-set',
    to: user.email,
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      `The password of the account "${user.username}" was changed, and it was signed out on all devices.`,
      `If it was not you, set a new password at once and tell us: ${contactEmail}.`,
    ],
    action: { label: 'Set a new password', url: `${baseUrl()}/forgot-password` },
  };
}
