import type { Deps } from '#server/deps.ts';
import { HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { checkSecondFactor } from './second-factor.ts';

type SecondFactorDeps = Parameters<typeof checkSecondFactor>[0];

const wrongCode = 'This code is wrong or has already been used.';

/**
 * The second step of a sign-in whose password was right. Throws 401 `second_factor_required` while the
 * code is missing, and with a sentence for its field when it is wrong.
 */
export async function requireSecondFactor(deps: Deps, userId: number, code: string | undefined): Promise<void> {
  const outcome = await checkSecondFactor(deps, userId, code);
  if (outcome === 'off' || outcome === 'right') return;
  throw new HttpError(
    'second_factor_required',
    'Please enter the code from your authenticator app.',
    outcome === 'wrong' ? { code: wrongCode } : undefined,
  );
}

/**
 * The same for a signed-in user who has entered the password: 400 on `code`, because a 401 would look like an ended
 * session.
 */
export async function heldUntilSecondFactor(
  deps: SecondFactorDeps,
  userId: number,
  code: string | undefined,
): Promise<void> {
  const outcome = await checkSecondFactor(deps, userId, code);
  if (outcome === 'missing') throw invalidInput({ code: 'Please enter the code from your authenticator app.' });
  if (outcome === 'wrong') throw invalidInput({ code: wrongCode });
}
