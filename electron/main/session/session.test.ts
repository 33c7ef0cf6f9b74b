import { expect, test, vi } from 'vitest';

import { memoryKeychain } from '#electron/testing/memory-keychain.ts';
import { tokenOf } from '#electron/testing/samples.ts';
import { createTokenStore } from './keychain.ts';
import { createSession } from './session.ts';

const serverOrigin = 'https://cardi.example';
const saved = { token: tokenOf('a'), userId: 7 };

function create(entry?: string) {
  const keychain = memoryKeychain();
  if (entry !== undefined) keychain.entries.set(`CARDI ${serverOrigin}`, entry);
  const getPassword = vi.spyOn(keychain, 'getPassword');
  const onExpired = vi.fn();
  const session = createSession(createTokenStore({ keychain, account: serverOrigin }), onExpired);
  return { session, keychain, getPassword, onExpired };
}

test('a session survives a restart', async () => {
  const { session, keychain } = create();
  await session.start(saved);
  const next = createSession(createTokenStore({ keychain, account: serverOrigin }), vi.fn());
  expect(await next.current()).toEqual(saved);
});

test('concurrent reads ask the keychain once', async () => {
  const { session, getPassword } = create(JSON.stringify(saved));
  const all = await Promise.all([session.current(), session.current(), session.current()]);
  expect(all).toEqual([saved, saved, saved]);
  expect(getPassword).toHaveBeenCalledOnce();
});

test.each([
  'no JSON',
  '{}',
  '{"token":"short","userId":7}',
  JSON.stringify({ ...saved, userId: '7' }),
  JSON.stringify({ ...saved, token: `${tokenOf('a')}\r\nx: y` }),
])('an entry that is not ours to read (%s) is no session', async (entry) => {
  expect(await create(entry).session.current()).toBeNull();
});

test('a sign-in during a slow keychain read wins over its result', async () => {
  const { session, getPassword } = create();
  const { promise, resolve } = Promise.withResolvers<string | null>();
  getPassword.mockReturnValueOnce(promise);
  const early = session.current();
  const started = session.start(saved);
  resolve(JSON.stringify({ token: tokenOf('z'), userId: 1 }));
  await Promise.all([early, started]);
  expect(await session.current()).toEqual(saved);
});

test('a session that cannot be stored lasts for this run', async () => {
  const { session, keychain } = create();
  vi.spyOn(keychain, 'setPassword').mockRejectedValue(new Error('locked'));
  await session.start(saved);
  expect(await session.current()).toEqual(saved);
  expect(session.storage()).toEqual({ kept: 'memory', reason: 'locked' });
});

test('ending a session returns it once', async () => {
  const { session, keychain } = create(JSON.stringify(saved));
  expect(await session.end()).toEqual(saved);
  expect(await session.end()).toBeNull();
  expect(keychain.entries.size).toBe(0);
});

test('only the current token can expire, and only once', async () => {
  const { session, onExpired } = create();
  await session.start(saved);
  await session.expire(tokenOf('b'));
  expect(await session.current()).toEqual(saved);
  await Promise.all([session.expire(saved.token), session.expire(saved.token)]);
  expect(await session.current()).toBeNull();
  expect(onExpired).toHaveBeenCalledOnce();
});
