import type { KeychainProblem, SessionStorage } from '#contract/desktop/bridge.ts';

/** The operating system's store of secrets, by service and account. */
export interface Keychain {
  /** `null` when there is no entry, and on Linux also while the keyring is locked. */
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  /** Resolves to whether there was an entry to delete; `false` on a locked keyring, too. */
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** No keychain: the native module is optional and its build may have failed, or the system has none. */
export class KeychainMissingError extends Error {}

async function loadKeytar() {
  try {
    return (await import('keytar')).default;
  } catch {
    throw new KeychainMissingError('The keychain module is not installed');
  }
}

/** The real keychain, through keytar. Loaded at the first call, so the app starts without it. */
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

/** The service name of the keychain entries; the account is the server's origin or what the entry is. */
export const keychainService = 'CARDI';

/** The account under which a server's token for this device stands, beside its session. */
export const deviceAccount = (serverOrigin: string) => `${serverOrigin} device`;

export interface TokenStore {
  /** The stored secret; `null` where there is none or the keychain does not release it. */
  read(): Promise<string | null>;
  /**
   * Stores the secret in the keychain. Where that fails nothing is stored, and the caller holds the secret for this
   * run.
   */
  write(secret: string): Promise<void>;
  remove(): Promise<void>;
  /** Whether the keychain held the token at the last read or write, or why not. */
  storage(): SessionStorage;
}

export interface TokenStoreOptions {
  keychain: Keychain;
  /** The entry's name: for a session the server's origin, so no server ever gets another server's token. */
  account: string;
  onStorageChange?: (storage: SessionStorage) => void;
  /** How long the keychain may take; it may be asking the user for a password (milliseconds). */
  timeLimitMs?: number;
}

const same = (a: SessionStorage, b: SessionStorage) => JSON.stringify(a) === JSON.stringify(b);

/**
 * One entry of the operating system's keychain. No function rejects: a keychain that is locked, missing
 * or failing only changes `storage()`. Errors of the keychain are never passed on, because they could quote the secret.
 */
export function createTokenStore(options: TokenStoreOptions): TokenStore {
  const { keychain, account, onStorageChange, timeLimitMs = 30_000 } = options;
  let storage: SessionStorage = { kept: 'keychain' };

  const become = (next: SessionStorage) => {
    if (same(storage, next)) return;
    storage = next;
    onStorageChange?.(next);
  };

  const withinTime = async <T>(work: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The keychain did not answer')), timeLimitMs);
    });
    return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
  };

  // Calls run one after another: a late write must not survive the sign-out that followed it.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    const turn = last.then(async () => {
      try {
        return await withinTime(work());
      } catch (error) {
        become({ kept: 'memory', reason: keychainProblem(error) });
        return otherwise;
      }
    });
    last = turn;
    return turn;
  };

  let isStored = false;
  return {
    storage: () => storage,
    read: () =>
      inTurn(async () => {
        const secret = await keychain.getPassword(keychainService, account);
        isStored = secret !== null;
        return secret;
      }, null),
    write: (secret) =>
      inTurn(async () => {
        await keychain.setPassword(keychainService, account, secret);
        // Some keyrings accept an entry and lose it, so each entry is read back.
        isStored = (await keychain.getPassword(keychainService, account)) === secret;
        become(isStored ? { kept: 'keychain' } : { kept: 'memory', reason: 'locked' });
      }, undefined),
    remove: () =>
      inTurn(async () => {
        const isDeleted = await keychain.deletePassword(keychainService, account);
        // A keyring that has been locked meanwhile deletes nothing and reports no error.
        if (isStored && !isDeleted) become({ kept: 'memory', reason: 'locked' });
        isStored = false;
      }, undefined),
  };
}
