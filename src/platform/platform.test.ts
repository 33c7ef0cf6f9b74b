import { expect, test, vi } from 'vitest';

import type { DesktopBridge, DesktopStatus } from '#contract/desktop.ts';
import { createDesktopPlatform } from './desktop.ts';
import { webPlatform } from './web.ts';

const status: DesktopStatus = {
  appVersion: '1.0.0',
  serverOrigin: 'https://cardi.example',
  session: { kept: 'memory', reason: 'locked' },
};

function createBridge(changes: Partial<DesktopBridge> = {}): DesktopBridge {
  return {
    status: async () => status,
    openExternal: async () => true,
    onSessionExpired: (listener) => {
      listener(null);
      return () => {};
    },
    onStatusChanged: (listener) => {
      listener(status);
      return () => {};
    },
    ...changes,
  };
}

test('the desktop app speaks through its bridge', async () => {
  const platform = createDesktopPlatform(createBridge());
  const [onStatus, onExpired] = [vi.fn<(status: DesktopStatus) => void>(), vi.fn<() => void>()];
  platform.onStatusChange(onStatus);
  platform.onSessionExpired(onExpired);
  expect(platform.kind).toBe('desktop');
  expect(await platform.status()).toEqual(status);
  expect(await platform.openExternal('https://example.org/')).toBe(true);
  expect(onStatus.mock.calls).toEqual([[status]]);
  expect(onExpired.mock.calls).toEqual([[]]);
});

test('what the bridge says is parsed', async () => {
  const wrong = { ...status, session: { kept: 'file' } } as unknown as DesktopStatus;
  await expect(createDesktopPlatform(createBridge({ status: async () => wrong })).status()).rejects.toThrow(/kept/);
});

test('the web has no status and no events', async () => {
  expect(webPlatform.kind).toBe('web');
  expect(await webPlatform.status()).toBeNull();
  const never = vi.fn<() => void>();
  webPlatform.onStatusChange(never)();
  webPlatform.onSessionExpired(never)();
  expect(never).not.toHaveBeenCalled();
});
