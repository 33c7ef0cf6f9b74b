import type { Router } from 'express';

import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '#contract/accounts-two-factor.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { endCredentials } from '../credentials-store.ts';
import { accountByPassword } from '../own-password.ts';
import { hashRecoveryCode, newRecoveryCodes, newSecret, setUpUri, stepOf } from './codes.ts';
import { twoFactorOffMail, twoFactorOnMail } from './mails.ts';
import { openSecret, sealSecret } from './sealed-secrets.ts';
import { heldUntilSecondFactor } from './sign-in.ts';
import { confirmSecret, deleteTwoFactor, findTwoFactor, insertSecret, replaceRecoveryCodes } from './store.ts';

/** A secret that is not confirmed within this time expires (milliseconds). */
export const setUpLimit = 60 * 60 * 1000;

/** Two-factor sign-in: set-up, recovery codes, turning it off. */
export function twoFactorRoutes(router: Router, deps: Deps): void {
  serve(router, deps, setUpTwoFactor, async ({ body }, context) => {
    const account = await accountByPassword(deps, sessionOf(context).user.id, body.password);
    const secret = newSecret();
    const sealed = sealSecret(deps, account.id, secret);
    const isStored = await deps.database.write((trx) =>
      insertSecret(trx, account.id, sealed, deps.now().toISOString()),
    );
    if (!isStored) throw alreadyOn();
    return { secret, uri: setUpUri(secret, deps.env.site.productName, account.username) };
  });

  serve(router, deps, confirmTwoFactor, async ({ body }, context) => {
    const { user, tokenHash } = sessionOf(context);
    const now = deps.now();
    const factor = await findTwoFactor(deps.database, user.id);
    if (factor?.confirmedAt) throw alreadyOn();
    const secret = factor && openSecret(deps, user.id, factor.secret);
    if (!secret || Date.parse(factor.createdAt) + setUpLimit <= now.getTime()) {
      throw new HttpError('conflict', 'This has taken too long. Please begin again.');
    }
    const step = stepOf(secret, body.code, now);
    if (step === null) throw invalidInput({ code: 'This code is wrong. Please check that your clock is right.' });
    const recoveryCodes = newRecoveryCodes();
    await deps.database.write(async (trx) => {
      const confirmed = { userId: user.id, secret: factor.secret, step, at: now.toISOString() };
      if (!(await confirmSecret(trx, confirmed))) throw alreadyOn();
      await storeRecoveryCodes(trx, user.id, recoveryCodes);
      await endCredentials(trx, user.id, [tokenHash]);
      await recordSecurityEvent(trx, { userId: user.id, event: 'two-factor.on' }, now.toISOString());
      await enqueueMail(trx, twoFactorOnMail(deps, user), now);
    });
    deps.mail.wake();
    return { recoveryCodes };
  });

  serve(router, deps, renewRecoveryCodes, async ({ body }, context) => {
    const { user } = sessionOf(context);
    await accountByPassword(deps, user.id, body.password);
    await requireOn(deps, user.id);
    await heldUntilSecondFactor(deps, user.id, body.code);
    const recoveryCodes = newRecoveryCodes();
    await deps.database.write(async (trx) => {
      await storeRecoveryCodes(trx, user.id, recoveryCodes);
      await recordSecurityEvent(trx, { userId: user.id, event: 'recovery-codes.renew' }, deps.now().toISOString());
    });
    return { recoveryCodes };
  });

  serve(router, deps, disableTwoFactor, async ({ body }, context) => {
    const { user, tokenHash } = sessionOf(context);
    await accountByPassword(deps, user.id, body.password);
    await requireOn(deps, user.id);
    await heldUntilSecondFactor(deps, user.id, body.code);
    await deps.database.write(async (trx) => {
      await deleteTwoFactor(trx, user.id);
      await endCredentials(trx, user.id, [tokenHash]);
      await recordSecurityEvent(trx, { userId: user.id, event: 'two-factor.off' }, deps.now().toISOString());
      await enqueueMail(trx, twoFactorOffMail(deps, user), deps.now());
    });
    deps.mail.wake();
    return { ok: true as const };
  });
}

function storeRecoveryCodes(trx: Transaction, userId: number, codes: string[]): Promise<void> {
  return replaceRecoveryCodes(
    trx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  );
}

async function requireOn({ database }: Deps, userId: number): Promise<void> {
  const factor = await findTwoFactor(database, userId);
  if (!factor?.confirmedAt) throw new HttpError('conflict', 'Two-factor sign-in is off.');
}

function alreadyOn(): HttpError {
  return new HttpError('conflict', 'Two-factor sign-in is already on.');
}
