import { z } from 'zod';

import type { SessionStorage } from '#contract/desktop/bridge.ts';
import { sessionTokenPattern } from '#contract/kit/session.ts';
import type { TokenStore } from './keychain.ts';

/** The content of the keychain entry: the token, and its user so that the cache finds that user's rows. */
const savedSession = z.strictObject({
  token: z.string().regex(sessionTokenPattern),
  userId: z.number().int(),
});
export type SavedSession = z.infer<typeof savedSession>;

/** The session with one server. */
export interface Session {
  /** The current session, read from the keychain at the first call; `null` when signed out. */
  current(): Promise<SavedSession | null>;
  /** Signs in: replaces the current session. */
  start(session: SavedSession): Promise<void>;
  /** Signs out: forgets the session here and returns it, so that the server can be told. */
  end(): Promise<SavedSession | null>;
  /**
   * The server no longer knows this token. If it is still the current token, ends the session and reports that once;
   * late answers to older requests change nothing.
   */
  expire(token: string): Promise<void>;
  storage(): SessionStorage;
}

function parseSaved(text: string | null): SavedSession | null {
  if (text === null) return null;
  try {
    return savedSession.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Holds the session of one server in memory and in its token store. Memory comes first: it changes at once, before the
 * keychain has answered, so concurrent requests all see the same session.
 *
 * @param onExpired called once for each session that the server has ended, with its user
 */
export function createSession(store: TokenStore, onExpired: (userId: number) => void): Session {
  let held: SavedSession | null | undefined;
  let reading: Promise<void> | undefined;

  const readOnce = async () => {
    const saved = parseSaved(await store.read());
    // Someone signed in or out while the keychain was being read: their change wins.
    if (held === undefined) held = saved;
  };

  const current = async () => {
    if (held === undefined) await (reading ??= readOnce());
    return held ?? null;
  };

  return {
    current,
    storage: () => store.storage(),
    start: async (session) => {
      held = session;
      await store.write(JSON.stringify(session));
    },
    end: async () => {
      const ended = await current();
      held = null;
      await store.remove();
      return ended;
    },
    expire: async (token) => {
      if (held?.token !== token) return;
      const { userId } = held;
      held = null;
      onExpired(userId);
      await store.remove();
    },
  };
}
