import { type ErrorCode, errorStatus } from '#contract/kit/errors.ts';
import { jsonAnswer } from './answers.ts';

/** The message when the server could not be reached. */
export const unreachableMessage =
  'CARDI could not reach its server. Your entries are kept; try again when you are online.';

/** The message when something on the way answered in place of the server. */
export const strangerMessage =
  'The answer did not come from the CARDI server. This network may ask you to sign in to it first; your entries are kept.';

/** The message when the server's certificate is not trusted. */
export const untrustedMessage =
  'The certificate of the CARDI server is not trusted by this computer, so nothing was sent to it. Your entries are kept.';

/**
 * An answer with the contract's error body.
 *
 * @param status where it differs from the code's own
 */
export function errorAnswer(code: ErrorCode, message: string, status: number = errorStatus[code]): Response {
  return jsonAnswer(JSON.stringify({ code, message }), { status });
}

/** 405 with the methods that would have been right. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  const headers = new Headers({ allow: allowed.join(', ') });
  const body = { code: 'method_not_allowed', message: 'This address does not take that kind of request' };
  return jsonAnswer(JSON.stringify(body), { status: errorStatus.method_not_allowed, headers });
}
