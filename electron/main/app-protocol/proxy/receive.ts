import { currentUser } from '#contract/accounts.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { errorBody } from '#contract/kit/errors.ts';
import { deviceTokenHeader, sessionTokenHeader, sessionTokenPattern } from '#contract/kit/session.ts';
import type { Cache, SavedAnswer } from '../../cache/cache.ts';
import { type CacheKey, userKey } from '../../cache/cache-key.ts';
import type { KnownDevice } from '../../session/known-device.ts';
import type { SavedSession, Session } from '../../session/session.ts';
import {
  bareAnswer,
  errorAnswer,
  fileAnswer,
  jsonAnswer,
  strangerMessage,
  unreachableMessage,
  untrustedMessage,
} from '../answers.ts';
import { towardsRenderer } from './headers.ts';
import { keepAnswer, savedResponse, storedAnswer } from './saved-answers.ts';
import type { SignOuts } from './sign-outs.ts';
import type { Answer, Outcome } from './upstream.ts';

/** A server and its session. A request stays with the pair it began with. */
export interface Connection {
  origin: string;
  session: Session;
  device: KnownDevice;
}

/** A call on its way, with all decisions made when it was sent. */
export interface Call {
  endpoint: Endpoint;
  connection: Connection;
  /** The session whose token the call carries. */
  signedIn: SavedSession | null;
  /** The key under which the answer is saved, `null` where it must not be. */
  key: CacheKey | null;
  saved: SavedAnswer | null;
}

/** The error answers for a request without a usable answer. */
function failure(kind: Exclude<Outcome['kind'], 'answer'>): Response {
  if (kind === 'unreachable') return errorAnswer('unavailable', unreachableMessage);
  return errorAnswer('unavailable', kind === 'untrusted' ? untrustedMessage : strangerMessage, 502);
}

/** The session a successful sign-in starts: its token from the header, its user from the body. */
export function startedSession({ status, headers, text }: Answer): SavedSession | null {
  const token = headers.get(sessionTokenHeader);
  if (status < 200 || status > 299 || token === null || !sessionTokenPattern.test(token)) return null;
  const user = currentUser.safeParse(JSON.parse(text));
  return user.success ? { token, userId: user.data.id } : null;
}

/** Whether the server says that the session it received is no longer valid. */
export function isSessionRefused({ status, text }: Pick<Answer, 'status' | 'text'>): boolean {
  if (status !== 401) return false;
  const body = errorBody.safeParse(JSON.parse(text));
  return body.success && body.data.code !== 'invalid_credentials';
}

/** Called with the user of the current session at a server, and the one before. */
export type OnSession = (origin: string, userId: number | null, before: number | null) => void;

interface ReceiverOptions {
  cache: Cache;
  signOuts: SignOuts;
  onSession: OnSession;
}

/**
 * Makes the function that turns the outcome of a call into the renderer's answer and updates cache and session
 * accordingly.
 */
export function createReceiver({ cache, signOuts, onSession }: ReceiverOptions) {
  const begin = async ({ origin, session }: Connection, started: SavedSession, user: string) => {
    const before = await session.current();
    await session.start(started);
    cache.wipePrivate(origin, started.userId);
    cache.put(userKey(origin, started.userId), { body: user, etag: null });
    onSession(origin, started.userId, before?.userId ?? null);
    if (before && before.token !== started.token) void signOuts.tell(origin, before.token);
  };

  const confirmed = ({ endpoint, key, saved }: Call, answer: Answer): Response => {
    if (!key || !saved) return failure('stranger');
    cache.confirm(key);
    return storedAnswer(endpoint, saved, towardsRenderer(answer.headers));
  };

  return async (call: Call, outcome: Outcome): Promise<Response> => {
    const { endpoint, connection, signedIn, key, saved } = call;
    if (outcome.kind !== 'answer') return saved ? savedResponse(endpoint, saved) : failure(outcome.kind);
    signOuts.retry(connection.origin);
    if (outcome.status >= 500 && saved) return savedResponse(endpoint, saved);
    if (outcome.status === 304) return confirmed(call, outcome);

    const started = startedSession(outcome);
    if (started) {
      await begin(connection, started, outcome.text);
      await connection.device.keep(outcome.headers.get(deviceTokenHeader) ?? '');
    }

    // A private answer that arrives after its user signed out is not saved.
    const isStillTheirs = key?.userId === 0 || (await connection.session.current())?.token === signedIn?.token;
    if (key && isStillTheirs) keepAnswer(cache, key, endpoint, outcome);

    const headers = towardsRenderer(outcome.headers);
    const { status, text, file } = outcome;
    if (file) return fileAnswer(file.bytes, file.type, { headers });
    return text === '' ? bareAnswer({ status, headers }) : jsonAnswer(text, { status, headers });
  };
}
