import { expect, test } from 'vitest';

import { memoryKeychain } from '#electron/testing/memory-keychain.ts';
import type { Keychain } from '../session/keychain.ts';
import { openKey } from './open-key.ts';
import { open, type SealKey, seal } from './seal.ts';

const isSame = (a: SealKey, b: SealKey) => open(b, seal(a, 'text', 'place'), 'place') !== null;

test('the key is made once and found again', async () => {
  const keychain = memoryKeychain();
  const first = await openKey(keychain);
  expect(first.isKept).toBe(true);
  const again = await openKey(keychain);
  expect([isSame(first, again), again.isKept]).toEqual([true, true]);
  expect([...keychain.entries.keys()]).toEqual(['CARDI installation key']);
});

test('two installations have two keys', async () => {
  expect(isSame(await openKey(memoryKeychain()), await openKey(memoryKeychain()))).toBe(false);
});

test('an entry that is no key is replaced', async () => {
  const keychain = memoryKeychain(new Map([['CARDI installation key', 'too short']]));
  const made = await openKey(keychain);
  expect(isSame(made, await openKey(keychain))).toBe(true);
});

const refusing = (message: string) => async () => Promise.reject(new Error(message));

test.each<[string, Partial<Keychain>]>([
  ['is absent', { getPassword: refusing('D-Bus'), setPassword: refusing('D-Bus') }],
  ['stays locked', { setPassword: refusing('Cannot create an item in a locked collection') }],
  ['loses what it accepts', { setPassword: async () => {} }],
  ['does not answer', { getPassword: () => new Promise(() => {}), setPassword: () => new Promise(() => {}) }],
])('where the keychain %s the key lasts for this run', async (_name, changes) => {
  const keychain = { ...memoryKeychain(), ...changes };
  const [first, next] = [await openKey(keychain, { timeLimitMs: 20 }), await openKey(keychain, { timeLimitMs: 20 })];
  expect([first.isKept, next.isKept, isSame(first, next)]).toEqual([false, false, false]);
});

test('a keyring that is unlocked by the first write gives out the key it has', async () => {
  const keychain = memoryKeychain();
  const kept = await openKey(keychain);
  let isLocked = true;
  const locked: Keychain = {
    ...keychain,
    getPassword: async (...entry) => (isLocked ? null : keychain.getPassword(...entry)),
    setPassword: async (...entry) => {
      isLocked = false;
      await keychain.setPassword(...entry);
    },
  };
  const opened = await openKey(locked);
  expect([isSame(kept, opened), opened.isKept]).toEqual([true, true]);
  expect([...keychain.entries.keys()]).toEqual(['CARDI installation key']);
});
