import type { Endpoint } from '#contract/kit/endpoint.ts';
import { deviceTokenHeader } from '#contract/kit/session.ts';
import type { Cache, SavedAnswer } from '../../cache/cache.ts';
import { type CacheKey, userKey } from '../../cache/cache-key.ts';
import type { KnownDevice } from '../../session/known-device.ts';
import type { SavedSession, Session } from '../../session/session.ts';
import { bareAnswer, fileAnswer, jsonAnswer } from '../answers.ts';
import { errorAnswer, strangerMessage, unreachableMessage, untrustedMessage } from '../errors.ts';
import { towardsRenderer } from './headers.ts';
import { keepAnswer, savedResponse, storedAnswer } from './saved-answers.ts';
import { startedSession } from './session-answers.ts';
import type { SignOuts } from './sign-outs.ts';
import type { Answer, Outcome } from './upstream.ts';

/** A server and the session with it; a request stays with the one it began with. */
export interface Connection {
  origin: string;
  session: Session;
  device: KnownDevice;
}

/** A call on its way, with everything that was decided when it was sent. */
export interface Call {
  endpoint: Endpoint;
  connection: Connection;
  /** The session whose token went with it. */
  signedIn: SavedSession | null;
  /** Where its answer is kept, `null` where it must not be. */
  key: CacheKey | null;
  saved: SavedAnswer | null;
}

/** The error answers for a request that got no answer. */
function failure(kind: Exclude<Outcome['kind'], 'answer'>): Response {
  if (kind === 'unreachable') return errorAnswer('unavailable', unreachableMessage);
  return errorAnswer('unavailable', kind === 'untrusted' ? untrustedMessage : strangerMessage, 502);
}

interface ReceiverOptions {
  cache: Cache;
  signOuts: SignOuts;
  /** Another user than before has signed in. */
  onUserGone: () => void;
}

/** Makes the function that turns what came of a call into the renderer's answer, and draws the consequences. */
export function createReceiver({ cache, signOuts, onUserGone }: ReceiverOptions) {
  const begin = async ({ origin, session }: Connection, started: SavedSession, user: string) => {
    const before = await session.current();
    await session.start(started);
    cache.wipePrivate(origin, started.userId);
    cache.put(userKey(origin, started.userId), { body: user, etag: null });
    if (before && before.userId !== started.userId) onUserGone();
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

    // A private answer that was under way while its user signed out is not kept any more.
    const isStillTheirs = key?.userId === 0 || (await connection.session.current())?.token === signedIn?.token;
    if (key && isStillTheirs) keepAnswer(cache, key, endpoint, outcome);

    const headers = towardsRenderer(outcome.headers);
    const { status, text, file } = outcome;
    if (file) return fileAnswer(file, endpoint.contentType ?? 'application/octet-stream', { headers });
    return text === '' ? bareAnswer({ status, headers }) : jsonAnswer(text, { status, headers });
  };
}
