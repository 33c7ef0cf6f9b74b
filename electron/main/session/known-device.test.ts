import { expect, test, vi } from 'vitest';

import { memoryKeychain } from '#electron/testing/memory-keychain.ts';
import { tokenOf } from '#electron/testing/samples.ts';
import { createKnownDevice } from './known-device.ts';
import { createTokenStore } from './token-store.ts';

const serverOrigin = 'https://cardi.example';

function create(keychain = memoryKeychain()) {
  return { keychain, device: createKnownDevice(createTokenStore({ keychain, serverOrigin, entry: 'device' })) };
}

test('a device is known again after a restart, by an entry beside the session’s', async () => {
  const { keychain, device } = create();
  expect(await device.token()).toBeUndefined();
  await device.keep(tokenOf('a'));
  expect([...keychain.entries]).toEqual([[`CARDI ${serverOrigin} device`, tokenOf('a')]]);
  expect(await create(keychain).device.token()).toBe(tokenOf('a'));
});

test('a newer token takes the place of the one before; one of another shape is not kept', async () => {
  const { device } = create();
  await device.keep(tokenOf('a'));
  await device.keep(tokenOf('b'));
  await device.keep(`${tokenOf('c')}\r\nx: y`);
  expect(await device.token()).toBe(tokenOf('b'));
});

test('an entry that is not ours to read is none', async () => {
  const { keychain, device } = create();
  keychain.entries.set(`CARDI ${serverOrigin} device`, 'something else');
  expect(await device.token()).toBeUndefined();
});

test('without a keychain the device is known for this run', async () => {
  const { keychain, device } = create();
  vi.spyOn(keychain, 'setPassword').mockRejectedValue(new Error('locked'));
  await device.keep(tokenOf('a'));
  expect(await device.token()).toBe(tokenOf('a'));
});
