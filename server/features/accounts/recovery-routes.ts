import type { Router } from 'express';

import { forgotPassword, resetPassword } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { callerNetwork } from '#server/platform/http/caller-network.ts';
import { serve } from '#server/platform/http/route.ts';
import { keepWork } from '#server/platform/http/work-id.ts';
import { forgetOwnPasswordGuesses } from './own-password.ts';
import { requestReset, resetPasswordBy } from './recovery.ts';
import { forgetGuesses } from './sign-in-guesses.ts';

/** The endpoints for a forgotten password. */
export function recoveryRoutes(router: Router, deps: Deps): void {
  serve(router, deps, forgotPassword, async ({ body }, { res }) => {
    // The look-up happens after the answer, so that neither its text nor its time reveals whether the address is known.
    const prepare = keepWork(() => {
      requestReset(deps, body.email).catch((error: unknown) => {
        deps.logger.error({ err: error }, 'a password reset could not be prepared');
      });
    });
    res.once('close', prepare);
    return { ok: true as const };
  });

  serve(router, deps, resetPassword, async ({ body }, { req }) => {
    const { id, username, email } = await resetPasswordBy(deps, body.token, body.password);
    // Clears the guesses, so that people who had locked themselves out can sign in now.
    await forgetGuesses(deps, { names: [username, email], network: callerNetwork(req.ip) });
    await forgetOwnPasswordGuesses(deps, id);
    return { ok: true as const };
  });
}
