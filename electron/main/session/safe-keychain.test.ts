import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { memoryKeychain } from '#electron/testing/memory-keychain.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createTokenStore, type Keychain } from './keychain.ts';
import { createSafeKeychain, withFallback } from './safe-keychain.ts';

type Backend = 'basic_text' | 'gnome_libsecret' | 'unknown';

function safeKeychain(
  backend: Backend = 'gnome_libsecret',
  isAvailable = true,
  file = join(tempFolder(), 'secrets.json'),
) {
  const turn = (text: string) => Buffer.from(text).map((byte) => byte ^ 0xff);
  const keychain = createSafeKeychain({
    platform: 'linux',
    file,
    safeStorage: {
      isAsyncEncryptionAvailable: async () => isAvailable,
      getSelectedStorageBackend: () => backend,
      encryptStringAsync: async (text) => Buffer.from(turn(text)),
      decryptStringAsync: async (bytes) => ({
        shouldReEncrypt: false,
        result: Buffer.from(bytes.map((byte) => byte ^ 0xff)).toString('utf8'),
      }),
    },
  });
  return { keychain, file };
}

const serverOrigin = 'https://cardi.example';
const absent = async () => Promise.reject(new Error('Cannot autolaunch D-Bus without X11 $DISPLAY'));
const noKeytar: Keychain = { getPassword: absent, setPassword: absent, deletePassword: absent };

test('without keytar a session is stored encrypted and found after a restart', async () => {
  const { keychain, file } = safeKeychain();
  const store = createTokenStore({ keychain: withFallback(noKeytar, keychain), account: serverOrigin });
  await store.write('the token');
  expect(store.storage()).toEqual({ kept: 'keychain' });
  expect(readFileSync(file, 'utf8')).not.toContain('the token');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = withFallback(noKeytar, safeKeychain('gnome_libsecret', true, file).keychain);
  expect(await createTokenStore({ keychain: again, account: serverOrigin }).read()).toBe('the token');
  await store.remove();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({});
});

test.each<[string, Backend, boolean]>([
  ['a key that is the same everywhere', 'basic_text', true],
  ['a system that is not ready', 'unknown', true],
  ['a system without encryption', 'gnome_libsecret', false],
])('%s is none: the session stays in memory', async (_name, backend, isAvailable) => {
  const { keychain } = safeKeychain(backend, isAvailable);
  const store = createTokenStore({ keychain: withFallback(noKeytar, keychain), account: serverOrigin });
  await store.write('the token');
  expect(store.storage()).toEqual({ kept: 'memory', reason: 'absent' });
});

test('keytar comes first: its entries are in no file, and entries of the file move to it', async () => {
  const { keychain, file } = safeKeychain();
  await keychain.setPassword('CARDI', serverOrigin, 'old');
  const keytar = memoryKeychain();
  const both = withFallback(keytar, keychain);
  expect(await both.getPassword('CARDI', serverOrigin)).toBe('old');
  await both.setPassword('CARDI', serverOrigin, 'new');
  expect([...keytar.entries.values()]).toEqual(['new']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({});
});

test('a locked keyring is not bypassed', async () => {
  const locked = async () => Promise.reject(new Error('Cannot create an item in a locked collection'));
  const { keychain } = safeKeychain();
  const both = withFallback({ ...memoryKeychain(), setPassword: locked }, keychain);
  const store = createTokenStore({ keychain: both, account: serverOrigin });
  await store.write('the token');
  expect(store.storage()).toEqual({ kept: 'memory', reason: 'locked' });
});
