import type { SafeStorage } from 'electron';
import { z } from 'zod';

import { readText, writeWhole } from '../settings/settings-file.ts';
import { type Keychain, KeychainMissingError, keychainProblem } from './keychain.ts';

interface SafeKeychainOptions {
  /** Electron's `safeStorage`, after Electron is ready. */
  safeStorage: Pick<
    SafeStorage,
    'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
  >;
  platform: NodeJS.Platform;
  /** Absolute path of the file with the encrypted entries. */
  file: string;
}

const entries = z.record(z.string(), z.base64());

/**
 * Secrets in a file, encrypted with a key that the operating system keeps. Chromium's `basic_text` does not count,
 * because its key is the same on every computer.
 */
export function createSafeKeychain({ safeStorage, platform, file }: SafeKeychainOptions): Keychain {
  const mustBeSafe = async () => {
    const isPlain = platform === 'linux' && ['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend());
    if (isPlain || !(await safeStorage.isAsyncEncryptionAvailable())) {
      throw new KeychainMissingError('The system keeps no key for this app');
    }
  };
  const read = (): Record<string, string> => {
    try {
      return entries.parse(JSON.parse(readText(file) ?? '{}'));
    } catch {
      return {};
    }
  };
  const nameOf = (service: string, account: string) => `${service} ${account}`;
  return {
    getPassword: async (service, account) => {
      await mustBeSafe();
      const encrypted = read()[nameOf(service, account)];
      if (encrypted === undefined) return null;
      try {
        return (await safeStorage.decryptStringAsync(Buffer.from(encrypted, 'base64'))).result;
      } catch {
        // Encrypted with a key that is gone: the same as no entry.
        return null;
      }
    },
    setPassword: async (service, account, password) => {
      await mustBeSafe();
      const encrypted = await safeStorage.encryptStringAsync(password);
      writeWhole(file, JSON.stringify({ ...read(), [nameOf(service, account)]: encrypted.toString('base64') }));
    },
    deletePassword: async (service, account) => {
      const { [nameOf(service, account)]: removed, ...rest } = read();
      if (removed !== undefined) writeWhole(file, JSON.stringify(rest));
      return removed !== undefined;
    },
  };
}

/**
 * Uses the first keychain; uses the second where the first is unavailable, because its module is missing or the system
 * has no such service. A locked keychain is not bypassed: the person can unlock it.
 */
export function withFallback(first: Keychain, second: Keychain): Keychain {
  const orSecond = async <T>(ask: (keychain: Keychain) => Promise<T>): Promise<T> => {
    try {
      return await ask(first);
    } catch (error) {
      if (keychainProblem(error) !== 'absent') throw error;
      return ask(second).catch((): never => {
        throw error;
      });
    }
  };
  return {
    getPassword: async (...entry) => {
      const found = await orSecond((keychain) => keychain.getPassword(...entry));
      // Stored before the first keychain was available.
      return found ?? second.getPassword(...entry).catch(() => null);
    },
    setPassword: (service, account, password) =>
      orSecond(async (keychain) => {
        await keychain.setPassword(service, account, password);
        if (keychain === first) await second.deletePassword(service, account);
      }),
    deletePassword: async (...entry) => {
      const isDeleted = await second.deletePassword(...entry);
      return (await orSecond((keychain) => keychain.deletePassword(...entry))) || isDeleted;
    },
  };
}
