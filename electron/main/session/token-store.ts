import type { SessionStorage } from '#contract/desktop/bridge.ts';
import { type Keychain, keychainProblem } from './keychain.ts';

/** Name under which the entries stand in the keychain; the account is the server's origin, and what the entry is. */
export const keychainService = 'CARDI';

export interface TokenStore {
  /** The stored secret, `null` where there is none or the keychain does not give it out. */
  read(): Promise<string | null>;
  /** Keeps the secret in the keychain or, failing that, nowhere: the caller holds it for this run. */
  write(secret: string): Promise<void>;
  remove(): Promise<void>;
  /** Whether what was last read or written is safe in the keychain, or why not. */
  storage(): SessionStorage;
}

export interface TokenStoreOptions {
  keychain: Keychain;
  /** One entry for each server, so that no server ever gets another one's token. */
  serverOrigin: string;
  /** Names an entry beside the server's first one, which is the session's. */
  entry?: 'device';
  onStorageChange?: (storage: SessionStorage) => void;
  /** How long the keychain may take; it may be asking the user for a password. */
  timeLimitMs?: number;
}

const same = (a: SessionStorage, b: SessionStorage) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The entry of one server in the operating system's keychain. None of its functions rejects: a
 * keychain that is locked, absent or failing changes `storage()` and nothing else. Errors of the
 * keychain are never passed on, they could quote the secret.
 */
export function createTokenStore(options: TokenStoreOptions): TokenStore {
  const { keychain, serverOrigin, entry, onStorageChange, timeLimitMs = 30_000 } = options;
  const account = entry === undefined ? serverOrigin : `${serverOrigin} ${entry}`;
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

  // One after the other: an entry written late must not outlive the sign-out that followed it.
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
        // Some keyrings accept an entry and lose it; only what reads back is kept.
        isStored = (await keychain.getPassword(keychainService, account)) === secret;
        become(isStored ? { kept: 'keychain' } : { kept: 'memory', reason: 'locked' });
      }, undefined),
    remove: () =>
      inTurn(async () => {
        const isDeleted = await keychain.deletePassword(keychainService, account);
        // A keyring that was locked in the meantime deletes nothing and does not say so.
        if (isStored && !isDeleted) become({ kept: 'memory', reason: 'locked' });
        isStored = false;
      }, undefined),
  };
}
