import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { signIn, type TestUsername } from '#contract/accounts.ts';
import { test as rendererTest } from '#e2e/support/test.ts';
import { testPassword } from '#e2e/support/test-password.ts';
import { type KeyringState, missingForKeyring } from '#electron/testing/keyring.ts';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { type Host, type HostEvent, startHost } from './start-host.ts';

export { expect } from '@playwright/test';

/** The renderer in desktop mode. */
export interface DesktopMode {
  /** The origin that stands for `app://cardi`. */
  origin: string;
  goto: (path: string) => Promise<unknown>;
  /** Signs in by the call that the form makes, before the first page is loaded. */
  signIn: (username: TestUsername) => Promise<void>;
  /** Ends the app's main part and starts it again on the same keyring and cache, then loads the page again. */
  restart: () => Promise<void>;
  /** Sends the page an event, as the menu, a link or a notification would. */
  emit: Host['emit'];
}

interface Fixtures {
  /** State of the keyring the app finds. */
  keyring: KeyringState;
  /** The server that the settings offer as Staging. */
  stagingOrigin: string;
  desktop: DesktopMode;
}

/** The built preload script, with what it needs of Electron: calls go to the host, events come from it. */
function preloadScript(): string {
  return `(() => {
    const listeners = new Map();
    window.cardiTestEvent = ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, payload);
    };
    const ipcRenderer = {
      invoke: (channel, ...args) => window.cardiTestCall(channel, args),
      on: (channel, listener) => void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      removeListener: (channel, listener) =>
        void listeners.set(channel, (listeners.get(channel) ?? []).filter((each) => each !== listener)),
    };
    const contextBridge = { exposeInMainWorld: (name, api) => void (window[name] = api) };
    const require = (name) => {
      if (name !== 'electron') throw new Error('A sandboxed preload cannot load ' + name);
      return { contextBridge, ipcRenderer };
    };
    ${readFileSync(inRoot('dist/desktop/preload/index.cjs'), 'utf8')}
  })();`;
}

/** Hands an event of the main part to the page, if there is one at this moment. */
async function toPage(page: Page, event: HostEvent): Promise<void> {
  await page
    .evaluate((sent) => {
      (window as unknown as { cardiTestEvent?: (sent: unknown) => void }).cardiTestEvent?.(sent);
    }, event)
    .catch(() => {});
}

/**
 * Tests of the renderer in desktop mode, in Chromium: the real `app://` handler at an origin of this machine, the real
 * cache file, keychain and server, and the bridge of the real preload.
 */
export const test = rendererTest.extend<Fixtures>({
  keyring: ['unlocked', { option: true }],
  stagingOrigin: ['', { option: true }],

  desktop: async ({ page, server, keyring, stagingOrigin }, use, testInfo) => {
    const missing = keyring === 'absent' ? null : missingForKeyring();
    testInfo.skip(missing !== null, missing ?? '');
    const folder = await mkdtemp(join(tmpdir(), 'cardi-desktop-mode-'));
    const start = (origin?: string) =>
      startHost({
        serverOrigin: server.url,
        stagingOrigin,
        origin,
        folder,
        keyring,
        onEvent: (event) => void toPage(page, event),
      });
    let host = await start();
    await page.exposeFunction('cardiTestCall', (channel: string, args: unknown[]) => host.call(channel, args));
    await page.addInitScript(preloadScript());
    const { origin } = host;
    await use({
      origin,
      goto: (path) => page.goto(`${origin}${path}`),
      signIn: (username) => host.post(signIn.path, { username, password: testPassword }),
      emit: (name, payload) => host.emit(name, payload),
      restart: async () => {
        const url = page.url();
        // The window closes first; what it was still loading is cancelled with it.
        await page.goto('about:blank');
        await host.stop();
        host = await start(origin);
        await page.goto(url);
      },
    });
    // The page goes first: a request still under way would otherwise find the host gone.
    await page.close();
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  },
});
