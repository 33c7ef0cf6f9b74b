import { z } from 'zod';

import type { SessionStorage } from '#contract/desktop/bridge.ts';
import { sessionTokenPattern } from '#contract/kit/session.ts';
import type { TokenStore } from './token-store.ts';

/** The content of the keychain: the token and its user, so that the cache finds that user's rows. */
const savedSession = z.strictObject({
  token: z.string().regex(sessionTokenPattern),
  userId: z.number().int(),
});
export type SavedSession = z.infer<typeof savedSession>;

/** The session with one server. */
export interface Session {
  /** The session in force, read from the keychain the first time; `null` when signed out. */
  current(): Promise<SavedSession | null>;
  /** Signed in: replaces whatever was in force. */
  start(session: SavedSession): Promise<void>;
  /** Signed out: forgets the session here and returns it, so that the server can be told. */
  end(): Promise<SavedSession | null>;
  /**
   * The server no longer knows this token. Ends the session if it is still the one in force and tells
   * so once; late answers to older requests change nothing.
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
 * Holds the session of one server in memory and in its token store. Memory decides: it changes at
 * once, before the keychain has been asked, so that concurrent requests see one truth.
 *
 * @param onExpired called once for each session the server has ended
 */
export function createSession(store: TokenStore, onExpired: () => void): Session {
  let held: SavedSession | null | undefined;
  let reading: Promise<void> | undefined;

  const readOnce = async () => {
    const saved = parseSaved(await store.read());
    // Someone signed in or out while the keychain was thinking: theirs is the newer word.
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
      held = null;
      onExpired();
      await store.remove();
    },
  };
}
