import { randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { type AccountRow, findAccount } from '../account-store.ts';
import { welcomeMail } from './mails.ts';
import { findPendingEmail, replaceEmailChange } from './store.ts';

/** How long the link of a welcome mail confirms the address (milliseconds). */
export const confirmationLimit = 7 * 24 * 60 * 60 * 1000;

type ConfirmationDeps = Pick<Deps, 'now' | 'env' | 'baseUrl'>;

/**
 * Mails a new account the link that confirms its address, as a change to the address it already has. An earlier link
 * stops working. Wake the mail worker after the write.
 */
export async function mailConfirmation(
  trx: Transaction,
  deps: ConfirmationDeps,
  { id, email, passwordHash }: Pick<AccountRow, 'id' | 'email' | 'passwordHash'>,
): Promise<void> {
  const now = deps.now();
  const token = randomBytes(32).toString('base64url');
  await replaceEmailChange(trx, {
    userId: id,
    email,
    tokenHash: hashToken(token),
    askedUnder: hashToken(passwordHash),
    // Confirming a changed address ends all other sessions; confirming the first address ends none.
    sessionHash: '',
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + confirmationLimit).toISOString(),
  });
  await enqueueMail(trx, welcomeMail(deps, email, token), now);
}

/** Sends the link again. Throws 409 when the address is confirmed, or is about to be replaced by another. */
export async function mailConfirmationAgain(deps: Deps, { user }: Session): Promise<void> {
  if (user.isEmailConfirmed) throw new HttpError('conflict', 'Your address is already confirmed.');
  await deps.database.write(async (trx) => {
    if (await findPendingEmail({ db: trx }, user.id, deps.now().toISOString())) {
      throw new HttpError(
        'conflict',
        'You have asked to change your address. Confirm the new one, or cancel the change first.',
      );
    }
    await mailConfirmation(trx, deps, await findAccount({ db: trx }, user.id));
  });
  deps.mail.wake();
}
