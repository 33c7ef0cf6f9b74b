import { randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import { HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { findAccount, setEmail } from '../account-store.ts';
import { hashPassword } from '../passwords.ts';
import { mailReset } from '../recovery.ts';
import { changePassword } from '../recovery-store.ts';
import { deleteTwoFactor, findTwoFactor } from '../two-factor/store.ts';
import { undoneMail } from './mails.ts';
import { findUndo, useUndosFrom } from './undo-store.ts';

/**
 * Takes a change of address back, by the link that its old address was mailed, and gives the account to
 * anyone who reads that mailbox: the address is the old one again, whatever it was changed to meanwhile;
 * all sessions end; the password, which someone else knows, opens nothing any more, and a link to a new
 * one is mailed to the old address; two-factor sign-in that was set up since the change was asked for is
 * off. Links of changes that came after this one are dead.
 *
 * Throws 400 on `token` when it is too old or not ours, and 409 when it is used.
 */
export async function undoChange(deps: Deps, token: string): Promise<{ email: string }> {
  const now = deps.now();
  const at = now.toISOString();
  const tokenHash = hashToken(token);
  const found = await findUndo(deps.database, tokenHash);
  if (!found || found.expiresAt <= at) throw invalidInput({ token: 'This link is too old, or incomplete.' });
  const { userId, email } = found;
  const nobodysPassword = await hashPassword(randomBytes(32).toString('base64url'));
  await deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'users', userId);
    const undo = await findUndo({ db: trx }, tokenHash);
    if (!undo || undo.isUsed) throw new HttpError('conflict', 'This link has been used.');
    const before = await findAccount({ db: trx }, userId);
    await setEmail(trx, userId, email, at);
    // This also ends all other credentials.
    await changePassword(trx, userId, nobodysPassword);
    await useUndosFrom(trx, undo, at);
    const factor = await findTwoFactor({ db: trx }, userId);
    const isSetUpSince = factor && factor.createdAt >= undo.askedAt;
    if (isSetUpSince) await deleteTwoFactor(trx, userId);
    await recordSecurityEvent(trx, { userId, event: 'email.undo' }, at);
    if (isSetUpSince) await recordSecurityEvent(trx, { userId, event: 'two-factor.off' }, at);
    await enqueueMail(trx, undoneMail(deps, before), now, [before.id]);
    await mailReset(deps, trx, { ...before, email, isEmailConfirmed: true });
  });
  deps.mail.wake();
  return { email };
}
