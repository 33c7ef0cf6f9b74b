import type { Keychain } from '#electron/main/session/keychain.ts';

/** A keychain in memory, for tests of code that uses a keychain. The real one has its own tests. */
export function memoryKeychain(entries = new Map<string, string>()): Keychain & { entries: Map<string, string> } {
  const key = (service: string, account: string) => `${service} ${account}`;
  return {
    entries,
    getPassword: async (service, account) => entries.get(key(service, account)) ?? null,
    setPassword: async (service, account, password) => void entries.set(key(service, account), password),
    deletePassword: async (service, account) => entries.delete(key(service, account)),
  };
}
