import { expect, test, vi } from 'vitest';

import { memoryKeychain } from '#electron/testing/memory-keychain.ts';
import { createTokenStore, type Keychain } from './keychain.ts';

const serverOrigin = 'https://cardi.example';

function createStore(changes: Partial<Keychain> = {}) {
  const memory = memoryKeychain();
  const onStorageChange = vi.fn();
  const keychain = { ...memory, ...changes };
  const store = createTokenStore({ keychain, account: serverOrigin, onStorageChange, timeLimitMs: 50 });
  return { store, onStorageChange, entries: memory.entries };
}

test('a written secret can be read back, also by another store', async () => {
  const keychain = memoryKeychain();
  await createTokenStore({ keychain, account: serverOrigin }).write('secret');
  expect(await createTokenStore({ keychain, account: serverOrigin }).read()).toBe('secret');
  expect(await createTokenStore({ keychain, account: 'https://staging.example' }).read()).toBeNull();
});

test('removing one server’s entry keeps the other’s', async () => {
  const keychain = memoryKeychain();
  const [one, two] = [serverOrigin, 'https://staging.example'].map((origin) =>
    createTokenStore({ keychain, account: origin }),
  );
  await one?.write('a');
  await two?.write('b');
  await one?.remove();
  expect([await one?.read(), await two?.read()]).toEqual([null, 'b']);
});

const reject = (message: string) => async () => {
  throw new Error(message);
};

test.each([
  ['Cannot create an item in a locked collection', 'locked'],
  ['User interaction is not allowed.', 'locked'],
  ['Cannot autolaunch D-Bus without X11 $DISPLAY', 'absent'],
  ['The name org.freedesktop.secrets was not provided by any .service files', 'absent'],
  ['Could not connect: No such file or directory', 'absent'],
  ['Object does not exist at path "/org/freedesktop/secrets/collection/login"', 'failed'],
  ['something else, with secret in it', 'failed'],
] as const)('a keychain that says "%s" is %s', async (message, reason) => {
  const { store, onStorageChange } = createStore({ setPassword: reject(message) });
  await store.write('secret');
  expect(store.storage()).toEqual({ kept: 'memory', reason });
  expect(onStorageChange.mock.calls).toEqual([[{ kept: 'memory', reason }]]);
});

test('an entry that does not read back does not count as stored', async () => {
  const { store } = createStore({ getPassword: async () => null });
  await store.write('secret');
  expect(store.storage()).toEqual({ kept: 'memory', reason: 'locked' });
});

test('a keychain that recovers is used again, and its state is reported', async () => {
  const setPassword = vi.fn<Keychain['setPassword']>().mockRejectedValueOnce(new Error('locked'));
  const { store, onStorageChange, entries } = createStore();
  const healing = createTokenStore({
    keychain: { ...memoryKeychain(entries), setPassword: (...args) => setPassword(...args) },
    account: serverOrigin,
    onStorageChange,
  });
  setPassword.mockImplementation(async (service, account, password) => {
    entries.set(`${service} ${account}`, password);
  });
  await healing.write('a');
  await healing.write('b');
  expect(onStorageChange.mock.calls.flat()).toEqual([{ kept: 'memory', reason: 'locked' }, { kept: 'keychain' }]);
  expect(await store.read()).toBe('b');
});

test('a keychain that does not answer is given up after a time limit', async () => {
  const { store } = createStore({ getPassword: () => new Promise(() => {}) });
  expect(await store.read()).toBeNull();
  expect(store.storage()).toEqual({ kept: 'memory', reason: 'failed' });
});

test('no function rejects', async () => {
  const fail = reject('boom');
  const { store } = createStore({ getPassword: fail, setPassword: fail, deletePassword: fail });
  await expect(store.read()).resolves.toBeNull();
  await expect(store.write('secret')).resolves.toBeUndefined();
  await expect(store.remove()).resolves.toBeUndefined();
});

test('an entry that a locked keyring did not delete is reported', async () => {
  const { store } = createStore({ deletePassword: async () => false });
  await store.write('secret');
  await store.remove();
  expect(store.storage()).toEqual({ kept: 'memory', reason: 'locked' });
});

test('a slow write does not survive the removal that followed it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const entries = new Map<string, string>();
  const memory = memoryKeychain(entries);
  const keychain: Keychain = {
    ...memory,
    setPassword: async (...args) => {
      await promise;
      await memory.setPassword(...args);
    },
  };
  const store = createTokenStore({ keychain, account: serverOrigin });
  const done = Promise.all([store.write('secret'), store.remove()]);
  resolve();
  await done;
  expect(entries.size).toBe(0);
});
