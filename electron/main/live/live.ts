import { followStream } from '#contract/kit/follow-stream.ts';
import { heartbeat, type LiveEvent, lastEventHeader, liveEvent, openStream } from '#contract/live.ts';
import { towardsServer } from '../app-protocol/proxy/headers.ts';
import { type Connection, isSessionRefused } from '../app-protocol/proxy/receive.ts';
import { readLimited } from '../app-protocol/proxy/upstream.ts';
import type { Fetcher } from '../network/fetcher.ts';
import { parseJson, textOf } from './text-of.ts';

interface LiveOptions {
  /** The current server. */
  connection: () => Connection;
  fetcher: Fetcher;
  /** Whether events arrive, and the event that has just arrived, if any. */
  tell: (news: { isUp: boolean; event: LiveEvent | null }) => void;
  /** After so long without a sign of life a stream counts as cut off (milliseconds). */
  silenceMs?: number;
}

/** The largest answer that is read where the server refuses the stream (bytes). */
const refusalLimit = 64 * 1024;

/**
 * The one stream of events of this app, held for the user who is signed in to the current server, with or without a window.
 */
export function createLive({ connection, fetcher, tell, silenceMs = 2 * heartbeat }: LiveOptions) {
  let isUp = false;
  let lastId: string | null = null;
  let following = new AbortController();
  /** Whose events `lastId` belongs to. */
  let owner: string | null = null;

  const become = (next: boolean) => {
    if (next === isUp) return;
    isUp = next;
    tell({ isUp, event: null });
  };

  const open = async (origin: string, token: string, after: string | null, signal: AbortSignal) => {
    const quiet = new AbortController();
    const timer = setTimeout(() => quiet.abort(), silenceMs);
    const headers = towardsServer(new Headers({ accept: 'text/event-stream' }), { token });
    if (after !== null) headers.set(lastEventHeader, after);
    try {
      const response = await fetcher(new URL(openStream.path, origin), {
        method: 'GET',
        headers,
        body: null,
        signal: AbortSignal.any([signal, quiet.signal]),
        redirect: 'manual',
      });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (response.status === 200 && isStream) {
        return heard(textOf(response.body), () => timer.refresh());
      }
      const text = new TextDecoder().decode(await readLimited(response.body, refusalLimit));
      clearTimeout(timer);
      if (isSessionRefused({ status: response.status, text })) return 'refused' as const;
      throw new Error(`There is no stream: ${response.status}`);
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }

    /** The same pieces; each is a sign of life. */
    async function* heard(pieces: AsyncIterable<string>, alive: () => void): AsyncGenerator<string> {
      try {
        for await (const piece of pieces) {
          alive();
          yield piece;
        }
      } finally {
        clearTimeout(timer);
      }
    }
  };

  /** Begins anew: somebody signed in or out, the server is another one, or the computer has slept. */
  const follow = async (): Promise<void> => {
    following.abort();
    following = new AbortController();
    const { signal } = following;
    const { origin, session } = connection();
    const signedIn = await session.current();
    if (signal.aborted) return;
    const next = signedIn && `${signedIn.userId} at ${origin}`;
    if (next !== owner) lastId = null;
    owner = next;
    if (!signedIn) {
      become(false);
      return;
    }
    let hasEnded = false;
    const outcome = await followStream({
      connect: (after) => open(origin, signedIn.token, after, signal),
      lastId,
      isOver: () => signal.aborted || hasEnded,
      wait: (milliseconds) => pause(milliseconds, signal),
      onUp: (next) => {
        if (!signal.aborted) become(next);
      },
      onEvent: ({ id, data }) => {
        if (signal.aborted) return;
        lastId = id ?? lastId;
        // A later server may tell what this app does not know.
        const event = data === null ? undefined : liveEvent.safeParse(parseJson(data)).data;
        if (event?.kind === 'session') hasEnded = true;
        else if (event) tell({ isUp, event });
      },
    });
    if (outcome === 'refused' || hasEnded) await session.expire(signedIn.token);
  };

  return {
    follow: () => void follow(),
    isUp: () => isUp,
    close: () => following.abort(),
  };
}
export type Live = ReturnType<typeof createLive>;

/** Ends early when `signal` aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
