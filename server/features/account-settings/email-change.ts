import { randomBytes } from 'node:crypto';

import { isUniqueViolation } from '#server/db/errors.ts';
import type { Deps } from '#server/deps.ts';
import { findAccount, findOwnerOfEmail, setEmail } from '#server/features/accounts/account-store.ts';
import { accountByPassword } from '#server/features/accounts/own-password.ts';
import { hashToken } from '#server/features/accounts/sessions.ts';
import { foldCase } from '#server/features/accounts/store.ts';
import { recordSecurityEvent } from '#server/features/security-log/record.ts';
import { type HttpError, invalidInput } from '#server/http/http-error.ts';
import { enqueueMail } from '#server/mail/outbox-store.ts';
import { changeAskedMail, changedMail, confirmMail, takenMail } from './mails.ts';
import { replaceEmailChange, takeEmailChange } from './store.ts';

/** How long a mailed link changes the address (milliseconds). */
export const emailChangeLimit = 60 * 60 * 1000;

/**
 * Mails the new address a link that confirms it, and the old one a notice. An address that belongs to
 * another account is mailed that nothing happens: whoever asked sees and waits for the same.
 * Throws 400 on `password` when it is wrong and on `email` when it is the account's own.
 */
export async function requestChange(
  deps: Deps,
  userId: number,
  { email, password }: { email: string; password: string },
): Promise<{ email: string; expiresAt: string }> {
  const account = await accountByPassword(deps, userId, password);
  if (email === account.email) throw invalidInput({ email: 'This is your address already.' });
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + emailChangeLimit).toISOString();
  const token = randomBytes(32).toString('base64url');
  await deps.database.write(async (trx) => {
    const owner = await findOwnerOfEmail({ db: trx }, email);
    const change = { userId, email, tokenHash: hashToken(token), createdAt: now.toISOString(), expiresAt };
    await replaceEmailChange(trx, change);
    const isFree = owner === undefined || owner === userId;
    await enqueueMail(trx, isFree ? confirmMail(deps, account, email, token) : takenMail(deps, email), now);
    await recordSecurityEvent(trx, { userId: account.id, event: 'email.ask' }, now.toISOString());
    await enqueueMail(trx, changeAskedMail(deps, account), now);
  });
  deps.mail.wake();
  return { email, expiresAt };
}

/**
 * Changes the address by a mailed token and tells the old one. Throws 400 on `token` when it is used,
 * replaced, too old or not ours, and when the address has come to belong to somebody else.
 */
export async function confirmChange(deps: Deps, token: string): Promise<{ email: string }> {
  const now = deps.now();
  const email = await deps.database
    .write(async (trx) => {
      const change = await takeEmailChange(trx, hashToken(token), now.toISOString());
      if (!change) throw deadLink();
      const account = await findAccount({ db: trx }, change.userId);
      await setEmail(trx, change.userId, change.email);
      await recordSecurityEvent(trx, { userId: change.userId, event: 'email.change' }, now.toISOString());
      // A change of case alone is no news to the old address, which is the new one.
      if (foldCase(account.email) !== foldCase(change.email)) await enqueueMail(trx, changedMail(deps, account), now);
      return change.email;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? deadLink() : error;
    });
  deps.mail.wake();
  return { email };
}

function deadLink(): HttpError {
  return invalidInput({ token: 'This link has been used or has expired. Please ask for a new one.' });
}
