import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.stubEnv('STAND_IN_DELAY', 'off'));

/** The module as it is on a system with the given key store, before the app is ready. */
async function onSystem(store: string | undefined) {
  vi.resetModules();
  vi.stubEnv('STAND_IN_KEY_STORE', store);
  const { safeStorage } = await import('./safe-storage.ts');
  const { becomeReady } = await import('../support/readiness.ts');
  return { safeStorage, becomeReady };
}

async function readyOn(store: string | undefined) {
  const { safeStorage, becomeReady } = await onSystem(store);
  becomeReady();
  return safeStorage;
}

test('before the app is ready nothing is encrypted, and the backend is unknown', async () => {
  const { safeStorage, becomeReady } = await onSystem('mine');
  expect(safeStorage.getSelectedStorageBackend()).toBe('unknown');
  const early = safeStorage.encryptStringAsync('a').catch((error: unknown) => String(error));
  becomeReady();
  expect(await early).toContain('before app is ready');
  expect(safeStorage.getSelectedStorageBackend()).toBe('gnome_libsecret');
});

test('text of another person’s system cannot be decrypted, nor can damaged text', async () => {
  const mine = await (await readyOn('mine')).encryptStringAsync('secret');
  const theirs = await readyOn('theirs');
  await expect(theirs.decryptStringAsync(mine)).rejects.toThrow('Error while decrypting');
  await expect(theirs.decryptStringAsync(Buffer.from('text'))).rejects.toThrow('Error while decrypting');
  expect((await (await readyOn('mine')).decryptStringAsync(mine)).result).toBe('secret');
});

test('a system without a key store says that it can encrypt, with a key that everybody has', async () => {
  const plain = await readyOn(undefined);
  expect(plain.getSelectedStorageBackend()).toBe('basic_text');
  expect(await plain.isAsyncEncryptionAvailable()).toBe(true);
  const text = await plain.encryptStringAsync('secret');
  expect((await (await readyOn('theirs')).decryptStringAsync(text)).result).toBe('secret');
});
