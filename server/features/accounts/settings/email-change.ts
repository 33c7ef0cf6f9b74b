import { randomBytes } from 'node:crypto';
import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { type HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { type AccountRow, findAccount, findOwnerOfEmail, setEmail } from '../account-store.ts';
import { endCredentials } from '../credentials-store.ts';
import { accountByPassword } from '../own-password.ts';
import { isTaken } from '../store.ts';
import { changeAskedMail, changedMail, confirmMail, takenMail } from './mails.ts';
import { findEmailChange, replaceEmailChange, takeEmailChange } from './store.ts';
import { findHolder, findLastChange, findUndoTo, insertUndo, useUndosFrom } from './undo-store.ts';

/** How long an emailed link can change the address (milliseconds). */
export const emailChangeLimit = hour;

/** How long the old address can undo a change (milliseconds). */
export const emailUndoLimit = 7 * 24 * hour;

/** The shortest time between a change and the request for the next one (milliseconds). */
export const emailChangePause = 24 * hour;

/**
 * Mails the new address a link that confirms it, and the old one a notice. If the address belongs to another account,
 * its owner is mailed that nothing happens, and the caller sees the same answer. Throws 400 on `password` when it is
 * wrong and on `email` when it is the account's own, or when the address has changed within a day, unless the new one
 * is the one it was changed from.
 */
export async function requestChange(
  deps: Deps,
  { user, tokenHash: sessionHash }: Session,
  { email, password }: { email: string; password: string },
): Promise<{ email: string; expiresAt: string }> {
  const account = await accountByPassword(deps, user.id, password);
  if (email === account.email) throw invalidInput({ email: 'This is already your address.' });
  await refuseHaste(deps, account, email);
  const now = deps.now();
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + emailChangeLimit).toISOString();
  const token = randomBytes(32).toString('base64url');
  await deps.database.write(async (trx) => {
    const owner = (await findOwnerOfEmail({ db: trx }, email)) ?? (await findHolder({ db: trx }, foldCase(email), at));
    const askedUnder = hashToken(account.passwordHash);
    const change = { userId: user.id, email, tokenHash: hashToken(token), askedUnder, sessionHash };
    await replaceEmailChange(trx, { ...change, createdAt: at, expiresAt });
    const isFree = owner === undefined || owner === user.id;
    await enqueueMail(trx, isFree ? confirmMail(deps, email, token) : takenMail(deps, email), now, [user.id]);
    await recordSecurityEvent(trx, { userId: user.id, event: 'email.ask' }, at);
    await enqueueMail(trx, changeAskedMail(deps, account), now);
  });
  deps.mail.wake();
  return { email, expiresAt };
}

/** An intruder must not be able to move the address of an account through several others within the hour. */
async function refuseHaste({ database, now }: Deps, account: AccountRow, email: string): Promise<void> {
  const emailKey = foldCase(email);
  const at = now().toISOString();
  const last = await findLastChange(database, account.id);
  if (!last || Date.parse(last) + emailChangePause <= now().getTime() || emailKey === foldCase(account.email)) return;
  if (await findUndoTo(database, { userId: account.id, emailKey, at })) return;
  throw invalidInput({ email: 'You changed your address within the last 24 hours. Please try again tomorrow.' });
}

/**
 * Makes an address the account's by a mailed token. Another address than it had: ends all sessions but the one
 * that asked and, where it is the account's, the one that confirms, and mails the old address the way back, if that
 * was confirmed. The address it has: confirms it. A second time nothing happens, and the answer says that the address
 * is confirmed. Throws 400 on `token` when it is replaced, too old or not ours, when the password has changed since it
 * was asked for, and when the address has come to belong to someone else.
 */
export async function confirmChange(
  deps: Deps,
  token: string,
  session: Session | null,
): Promise<{ email: string; isNew: boolean }> {
  const now = deps.now();
  const at = now.toISOString();
  const tokenHash = hashToken(token);
  const found = await findEmailChange(deps.database, tokenHash, at);
  if (!found) throw deadLink();
  const { userId } = found;
  const confirmed = await deps.database
    .write(async (trx) => {
      await lockRow(deps.database, trx, 'users', userId);
      const account = await findAccount({ db: trx }, userId);
      const change = await takeEmailChange(trx, tokenHash, at);
      if (!change) {
        const used = await findEmailChange({ db: trx }, tokenHash, at);
        if (!used?.usedAt || !account.isEmailConfirmed || used.email !== account.email) throw deadLink();
        return { email: account.email, isNew: false };
      }
      if (change.askedUnder !== hashToken(account.passwordHash)) throw deadLink();
      await setEmail(trx, userId, change.email, at);
      // When only the case has changed, the old address is the new one and needs no notice.
      const isNew = foldCase(account.email) !== foldCase(change.email);
      await recordSecurityEvent(trx, { userId, event: isNew ? 'email.change' : 'email.confirm' }, at);
      if (isNew) {
        const keep = [change.sessionHash, ...(session?.user.id === userId ? [session.tokenHash] : [])];
        await endCredentials(trx, userId, keep);
        // An address that was never confirmed may be a stranger's: it gets no email and cannot be restored.
        if (account.isEmailConfirmed) {
          const undoToken = await wayBack(trx, account, change, now);
          await enqueueMail(trx, changedMail(deps, account, undoToken), now, [userId]);
        }
      }
      // Last, because ending the credentials deletes all pending changes of address. No other link can confirm anything
      // then.
      await replaceEmailChange(trx, { ...change, tokenHash, askedUnder: '', sessionHash: '', usedAt: at });
      return { email: change.email, isNew };
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? deadLink() : error;
    });
  deps.mail.wake();
  return confirmed;
}

/**
 * Lets the old address undo the change and returns the token. `null` where the account has returned to an address it
 * had within the last seven days: that address keeps its own earlier link.
 */
async function wayBack(
  trx: Transaction,
  account: AccountRow,
  change: { email: string; createdAt: string },
  now: Date,
): Promise<string | null> {
  const { id: userId, email } = account;
  const at = now.toISOString();
  const undone = await findUndoTo({ db: trx }, { userId, emailKey: foldCase(change.email), at });
  if (undone) {
    await useUndosFrom(trx, { userId, id: undone.id }, at);
    return null;
  }
  const token = randomBytes(32).toString('base64url');
  await insertUndo(trx, {
    userId,
    email,
    emailKey: foldCase(email),
    tokenHash: hashToken(token),
    askedAt: change.createdAt,
    createdAt: at,
    expiresAt: new Date(now.getTime() + emailUndoLimit).toISOString(),
  });
  return token;
}

function deadLink(): HttpError {
  return invalidInput({ token: 'This link has been used or has expired. Please ask for a new one.' });
}
