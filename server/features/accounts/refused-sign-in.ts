import type { ErrorRequestHandler } from 'express';

import type { ErrorCode } from '#contract/kit/errors.ts';
import type { SecurityResult } from '#contract/security-log.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { recordRefusalLater } from '#server/platform/security-log/record.ts';
import { findAccountId } from './store.ts';

/** The refusals that are recorded here; wrong codes are recorded where codes are checked. */
const results: Partial<Record<ErrorCode, SecurityResult>> = {
  invalid_credentials: 'wrong-password',
  rate_limited: 'too-many',
  forbidden: 'suspended',
};

/**
 * Records refused sign-ins, those by rate limits included. The account is looked up after the answer, and unknown names
 * cause the same work, so that neither the time of this answer nor that of the next one reveals whether the account
 * exists.
 */
export function noteRefusedSignIn(deps: Pick<Deps, 'database' | 'now' | 'logger'>): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const result = error instanceof HttpError ? results[error.code] : undefined;
    const typed: unknown = (req.body as { username?: unknown } | undefined)?.username;
    if (result && typeof typed === 'string') {
      recordRefusalLater(deps, res, async () => {
        const userId = (await findAccountId(deps.database, typed)) ?? null;
        const isUnknown = userId === null && result === 'wrong-password';
        return { userId, event: 'sign-in', result: isUnknown ? 'unknown-account' : result };
      });
    }
    next(error);
  };
}
