import { currentUser } from '#contract/accounts.ts';
import { errorBody } from '#contract/kit/errors.ts';
import { sessionTokenHeader, sessionTokenPattern } from '#contract/kit/session.ts';
import type { SavedSession } from '../../session/session.ts';
import type { Answer } from './upstream.ts';

/** The session a successful sign-in starts: its token from the header, its user from the body. */
export function startedSession({ status, headers, text }: Answer): SavedSession | null {
  const token = headers.get(sessionTokenHeader);
  if (status < 200 || status > 299 || token === null || !sessionTokenPattern.test(token)) return null;
  const user = currentUser.safeParse(JSON.parse(text));
  return user.success ? { token, userId: user.data.id } : null;
}

/** Whether the server says that the session it was shown is no longer valid. */
export function isSessionRefused({ status, text }: Answer): boolean {
  if (status !== 401) return false;
  const body = errorBody.safeParse(JSON.parse(text));
  return body.success && body.data.code !== 'invalid_credentials';
}
