import { sessionTokenPattern } from '#contract/kit/session.ts';
import type { TokenStore } from './token-store.ts';

/** By what one server knows this device at its next sign-in. It outlives sign-outs and opens nothing. */
export interface KnownDevice {
  /** The token, read from the keychain the first time; `undefined` where there is none. */
  token(): Promise<string | undefined>;
  /** Keeps the token that a sign-in has brought, in place of the one before. */
  keep(token: string): Promise<void>;
}

/** Holds the token of one server in memory and in its keychain entry. What is not of its shape is none. */
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
