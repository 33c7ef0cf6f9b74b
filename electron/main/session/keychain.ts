import type { KeychainProblem } from '#contract/desktop/bridge.ts';

/** The operating system's store of secrets, by service and account. */
export interface Keychain {
  /** `null` when there is no entry, and on Linux also while the keyring is locked. */
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  /** Whether there was an entry to delete; `false` on a locked keyring too. */
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** The native module is not there: it is optional and its build may have failed. */
class KeychainMissingError extends Error {}

async function loadKeytar() {
  try {
    return (await import('keytar')).default;
  } catch {
    throw new KeychainMissingError('The keychain module is not installed');
  }
}

/** The real keychain. Loaded with the first call, so that the app starts without it. */
export const systemKeychain: Keychain = {
  getPassword: async (service, account) => (await loadKeytar()).getPassword(service, account),
  setPassword: async (service, account, password) => (await loadKeytar()).setPassword(service, account, password),
  deletePassword: async (service, account) => (await loadKeytar()).deletePassword(service, account),
};

const locked = /locked|interaction is not allowed/i;
const absent = /d-?bus|\.service files|could not connect|org\.freedesktop\.secrets/i;

/** Maps an error of the keychain to a problem that a person can act on. */
export function keychainProblem(error: unknown): KeychainProblem {
  if (error instanceof KeychainMissingError) return 'absent';
  const message = error instanceof Error ? error.message : '';
  if (locked.test(message)) return 'locked';
  return absent.test(message) ? 'absent' : 'failed';
}
