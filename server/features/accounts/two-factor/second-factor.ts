import { secondFactor } from '#contract/accounts-two-factor.ts';
import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { countHit } from '#server/platform/http/rate-limit-store.ts';
import { recordRefusal, recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { hashRecoveryCode, stepOf } from './codes.ts';
import { openSecret } from './sealed-secrets.ts';
import { findTwoFactor, useRecoveryCode, useStep } from './store.ts';

type SecondFactorDeps = Pick<Deps, 'database' | 'now' | 'env' | 'secretKey'>;

/**
 * How many codes may be tried for an account, over all calls. Trying codes requires the password; at 50 a day, with
 * three of a million codes valid, a year of guessing is not enough.
 */
export const codeLimits = [
  { name: 'quarter-hour', hits: 10, milliseconds: 15 * minute, wait: 'a quarter of an hour' },
  { name: 'day', hits: 50, milliseconds: 24 * 60 * minute, wait: 'a day' },
] as const;

/** The result of checking the second factor. `off`: the account has none, so the password is enough. */
export type SecondFactorOutcome = 'off' | 'right' | 'missing' | 'wrong';

/**
 * Checks and uses up a code of the authenticator app or a recovery code; no code works twice. Throws 429
 * after too many attempts, which are counted for the account, so that many addresses help nobody, and 503
 * where the server does not have the key to the account's secret.
 */
export async function checkSecondFactor(
  deps: SecondFactorDeps,
  userId: number,
  typed: string | undefined,
): Promise<SecondFactorOutcome> {
  const factor = await findTwoFactor(deps.database, userId);
  if (!factor?.confirmedAt) return 'off';
  if (typed === undefined) return 'missing';
  await refuseGuessing(deps, userId);
  const code = secondFactor.safeParse(typed).data;
  if (code !== undefined && (await useCode(deps, userId, factor.secret, code))) return 'right';
  await recordRefusal(deps, { userId, event: 'second-factor', result: 'wrong-code' });
  return 'wrong';
}

/** Whether a code is right; if so, it is used up. `stored`: the account's secret as stored. */
async function useCode(deps: SecondFactorDeps, userId: number, stored: string, code: string): Promise<boolean> {
  const now = deps.now();
  if (code.length > 6) {
    const codeHash = hashRecoveryCode(userId, code);
    const at = now.toISOString();
    return deps.database.write(async (trx) => {
      const isUsed = await useRecoveryCode(trx, userId, codeHash, at);
      if (isUsed) await recordSecurityEvent(trx, { userId, event: 'recovery-codes.use' }, at);
      return isUsed;
    });
  }
  const secret = openSecret(deps, userId, stored);
  if (secret === null) throw unreadable(deps);
  const step = stepOf(secret, code, now);
  return step !== null && deps.database.write((trx) => useStep(trx, userId, step));
}

/** The secret was sealed with another key. Recovery codes need no key. */
function unreadable({ env }: SecondFactorDeps): HttpError {
  return new HttpError(
    'unavailable',
    `Codes from your authenticator app cannot be checked at the moment. Please use a recovery code, or write to ${env.site.contactEmail}.`,
  );
}

/** Counted before the check, so that concurrent attempts count, too. */
async function refuseGuessing({ database, now, env }: SecondFactorDeps, userId: number): Promise<void> {
  for (const { name, hits: limit, milliseconds, wait } of codeLimits) {
    const { hits } = await countHit(database, `two-factor:${name}:${userId}`, now().getTime(), milliseconds);
    if (hits > Math.max(1, Math.floor(limit * env.rateLimitFactor))) {
      throw new HttpError('rate_limited', `Too many codes have been tried. Please wait ${wait}.`);
    }
  }
}
