import { sessionTokenPattern } from '#contract/kit/session.ts';
import type { TokenStore } from './keychain.ts';

/**
 * The token by which a server recognises this device at the next sign-in. It survives sign-outs and gives no access.
 */
export interface KnownDevice {
  /** The token, read from the keychain the first time; `undefined` where there is none. */
  token(): Promise<string | undefined>;
  /** Stores the token that a sign-in returned in place of the earlier one. */
  keep(token: string): Promise<void>;
}

/** Holds the token of one server in memory and in its keychain entry. A token of the wrong shape counts as none. */
export function createKnownDevice(store: Pick<TokenStore, 'read' | 'write'>): KnownDevice {
  let held: string | undefined;
  let reading: Promise<void> | undefined;

  const readOnce = async () => {
    const saved = await store.read();
    if (saved !== null && sessionTokenPattern.test(saved)) held ??= saved;
  };

  return {
    token: async () => {
      await (reading ??= readOnce());
      return held;
    },
    keep: async (token) => {
      if (!sessionTokenPattern.test(token)) return;
      held = token;
      await store.write(token);
    },
  };
}
