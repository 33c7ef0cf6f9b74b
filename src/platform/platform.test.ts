import { expect, test, vi } from 'vitest';
import { ZodError } from 'zod';

import type { DesktopBridge, DesktopStatus } from '#contract/desktop/bridge.ts';
import { createDesktopPlatform } from './desktop.ts';
import { webPlatform } from './web.ts';

const status: DesktopStatus = {
  appVersion: '1.0.0',
  serverOrigin: 'https://cardi.example',
  serverMode: 'staging',
  serverProblem: null,
  session: { kept: 'memory', reason: 'locked' },
};

/** A bridge with the given answers, whose events arrive at once; `heard` collects what the listeners return. */
function createBridge(answers: Record<string, unknown> = {}, heard: unknown[] = []): DesktopBridge {
  const events: Record<string, unknown> = { onSessionExpired: { userId: 7 }, onStatusChanged: status, ...answers };
  return new Proxy({} as DesktopBridge, {
    get: (_, name: string) =>
      /^on[A-Z]/.test(name)
        ? (listener: (payload: unknown) => unknown) => {
            heard.push(listener(events[name]));
            return () => {};
          }
        : async () => ({ status, openExternal: true, ...answers })[name],
  });
}

test('the desktop app uses its bridge', async () => {
  const heard: unknown[] = [];
  const platform = createDesktopPlatform(createBridge({}, heard));
  const [onStatus, onExpired] = [vi.fn<(status: DesktopStatus) => void>(), vi.fn<() => void>()];
  platform.onStatusChange(onStatus);
  platform.onSessionExpired(onExpired);
  await Promise.all(heard);
  expect(platform.kind).toBe('desktop');
  expect(await platform.status()).toEqual(status);
  expect(await platform.openExternal('https://example.org/')).toBe(true);
  expect(onStatus.mock.calls).toEqual([[status]]);
  expect(onExpired.mock.calls).toEqual([[]]);
});

test('answers of the bridge are parsed', async () => {
  const wrong = { ...status, session: { kept: 'file' } } as unknown as DesktopStatus;
  await expect(createDesktopPlatform(createBridge({ status: wrong })).status()).rejects.toThrow(/kept/);
});

test("calls and events pass in both directions under the contract's names", async () => {
  const update = { kind: 'ready', version: '1.2.0', notes: 'Faster' };
  const heard: unknown[] = [];
  const { app } = createDesktopPlatform(createBridge({ onOpen: { path: '/events' }, updates: update }, heard));
  const onOpen = vi.fn<(page: { path: string }) => void>();
  app?.onOpen(onOpen);
  await Promise.all(heard);
  expect(onOpen.mock.calls).toEqual([[{ path: '/events' }]]);
  expect(await app?.updates()).toEqual(update);
});

test('an event of another shape reaches no listener and is reported; nothing else happens', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const heard: unknown[] = [];
  const { app } = createDesktopPlatform(createBridge({ onUpdatesChanged: { kind: 'wrong' } }, heard));
  const listener = vi.fn<() => void>();
  app?.onUpdatesChanged(listener);
  await expect(heard.at(-1)).resolves.toBeUndefined();
  expect(listener).not.toHaveBeenCalled();
  expect(reported.mock.calls).toEqual([[expect.stringContaining('updatesChanged'), expect.any(ZodError)]]);
  reported.mockRestore();
});

test('the web has no status and no events', async () => {
  expect([webPlatform.kind, webPlatform.app]).toEqual(['web', null]);
  expect(await webPlatform.status()).toBeNull();
  const never = vi.fn<() => void>();
  webPlatform.onStatusChange(never)();
  webPlatform.onSessionExpired(never)();
  expect(never).not.toHaveBeenCalled();
});
