import { expect, test, vi } from 'vitest';

import { memoryKeychain } from '#electron/testing/memory-keychain.ts';
import { tokenOf } from '#electron/testing/samples.ts';
import { createTokenStore, deviceAccount } from './keychain.ts';
import { createKnownDevice } from './known-device.ts';

const serverOrigin = 'https://cardi.example';

function create(keychain = memoryKeychain()) {
  return { keychain, device: createKnownDevice(createTokenStore({ keychain, account: deviceAccount(serverOrigin) })) };
}

test('the device token is read again after a restart, from an entry beside the session’s', async () => {
  const { keychain, device } = create();
  expect(await device.token()).toBeUndefined();
  await device.keep(tokenOf('a'));
  expect([...keychain.entries]).toEqual([[`CARDI ${serverOrigin} device`, tokenOf('a')]]);
  expect(await create(keychain).device.token()).toBe(tokenOf('a'));
});

test('a newer token replaces the earlier one; a token of the wrong shape is not stored', async () => {
  const { device } = create();
  await device.keep(tokenOf('a'));
  await device.keep(tokenOf('b'));
  await device.keep(`${tokenOf('c')}\r\nx: y`);
  expect(await device.token()).toBe(tokenOf('b'));
});

test('an entry in another format counts as none', async () => {
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
