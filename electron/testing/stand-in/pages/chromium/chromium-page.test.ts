import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'cardi-stand-in-'));
vi.stubEnv('STAND_IN_FOLDER', folder);
vi.stubEnv('STAND_IN_DELAY', 'off');

// Another file of this worker may have made its own stand-in ready.
vi.resetModules();
const { app, BrowserWindow, Menu, protocol, session } = await import('../../index.ts');
const { driveWith } = await import('../driver.ts');
const { becomeReady } = await import('../../support/readiness.ts');
const { lacks } = await import('../../support/journal.ts');
const { driveChromium } = await import('./chromium.ts');

const preload = join(folder, 'preload.cjs');
writeFileSync(
  preload,
  `
  const { contextBridge } = require('electron');
  globalThis.secret = 1;
  String.prototype.trim = () => 'the preload’s';
  class Kept { value = 1; method() {} }
  contextBridge.exposeInMainWorld('api', {
    kept: new Kept(),
    list: [new Date(0), new Map([[1, 2]])],
    fail: () => { throw Object.assign(new TypeError('no'), { code: 'x' }); },
    reject: () => Promise.reject(Object.assign(new RangeError('not either'), { code: 'x' })),
    error: () => new TypeError('given'),
    back: (given) => given,
    seen: (given) => Object.getPrototypeOf(given) === Object.prototype && !('method' in given),
    call: async (run) => (await run({ from: 'preload' })).length,
    symbol: () => Symbol('no'),
    secretOfPage: () => typeof pageSecret,
  });
  `,
);

const driver = driveChromium(folder);

/** What happened to the stream that never ends. */
const streamed: string[] = [];
const endless = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new Uint8Array(1));
      streamed.push('opened');
    },
    cancel: () => void streamed.push('cancelled'),
  });
let browser: Browser;

beforeAll(async () => {
  // Without a listener Electron quits with its last window.
  app.on('window-all-closed', () => {});
  driveWith(driver);
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { secure: true, standard: true } }]);
  becomeReady();
  protocol.handle('app', ({ url }) =>
    url.endsWith('/stream')
      ? new Response(endless())
      : new Response('<title>Page</title>', { headers: { 'content-type': 'text/html' } }),
  );
  browser = await chromium.connectOverCDP(await driver.endpoint);
});

afterAll(async () => {
  const cdp = await browser.newBrowserCDPSession();
  await cdp.send('Browser.close').catch(() => {});
  await browser.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function openWindow(path = '') {
  const window = new BrowserWindow({ webPreferences: { preload } });
  await window.loadURL(`app://cardi/${path}`);
  const run = (code: string) => window.webContents.executeJavaScript(code);
  const page = () => {
    const found = browser
      .contexts()
      .flatMap((context) => context.pages())
      .find((each) => each.url() === `https://cardi.app.test/${path}`);
    if (!found) throw new Error('There is no such page');
    return found;
  };
  return { window, run, page };
}

test('the preload has a world of its own: neither it nor the page sees what the other has changed', async () => {
  const { window, run } = await openWindow();
  expect(await run(`'secret' in globalThis`)).toBe(false);
  expect(await run(`' a '.trim()`)).toBe('a');
  expect(await run('globalThis.pageSecret = 1; api.secretOfPage()')).toBe('undefined');
  window.destroy();
});

test('what crosses the context bridge is a copy: frozen, without its prototype, errors with their message', async () => {
  const { window, run } = await openWindow();
  expect(await run(`[api.kept.constructor === Object, 'method' in api.kept, api.kept.value]`)).toEqual([
    true,
    false,
    1,
  ]);
  expect(await run(`[api, api.kept, api.list].every(Object.isFrozen)`)).toBe(true);
  expect(await run(`[api.list[0] instanceof Date, api.list[1] instanceof Map]`)).toEqual([true, true]);
  expect(await run(`api.seen(new (class { a = 1; method() {} })())`)).toBe(true);
  const caught = `(error) => [error instanceof Error, error.name, error.message, 'code' in error]`;
  expect(await run(`(() => { try { api.fail() } catch (error) { return (${caught})(error) } })()`)).toEqual([
    true,
    'Error',
    'no',
    false,
  ]);
  expect(await run(`api.reject().catch(${caught})`)).toEqual([true, 'Error', 'not either', false]);
  expect(await run(`(${caught})(api.error())`)).toEqual([true, 'Error', 'given', false]);
  await expect(run('api.symbol()')).rejects.toThrow('could not be cloned');
  window.destroy();
});

test('functions cross the context bridge as proxies, and come back as they were', async () => {
  const { window, run } = await openWindow();
  expect(await run(`(() => { const one = () => 1; return api.back(one) === one })()`)).toBe(true);
  expect(await run(`api.call(async ({ from }) => [from, from])`)).toBe(2);
  expect(await run(`(() => { const a = []; a.push(a); const b = api.back(a); return b !== a && b[0] === b })()`)).toBe(
    true,
  );
  await expect(run(`api.back(Array.from({ length: 1001 }).reduce((inner) => [inner], 1))`)).rejects.toThrow(
    'recursion depth exceeded',
  );
  await expect(run(`api.fail = 1; 'use strict'; (() => { 'use strict'; api.fail = 1 })()`)).rejects.toThrow(
    'read only',
  );
  window.destroy();
});

test('a key goes to the page first, and to the menu unless the page prevents it', async () => {
  const pressed: string[] = [];
  const item = (label: string, accelerator: string, more = {}) => ({
    label,
    accelerator,
    click: () => void pressed.push(label),
    ...more,
  });
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      {
        label: 'Items',
        submenu: [
          item('plus', 'CmdOrCtrl+Plus'),
          item('comma', 'Ctrl+,'),
          item('disabled', 'Ctrl+J', { enabled: false }),
          item('shown only', 'Ctrl+L', { registerAccelerator: false }),
          item('prevented', 'Ctrl+P'),
          item('hidden', 'Alt+Left', { visible: false }),
          item('last', 'F3'),
        ],
      },
    ]),
  );
  const { window, run, page } = await openWindow('keys');
  await run(`addEventListener('keydown', (event) => event.code === 'KeyP' && event.preventDefault())`);
  for (const keys of ['Control++', 'Control+,', 'Control+j', 'Control+l', 'Control+p', 'Alt+ArrowLeft', 'F3']) {
    await page().keyboard.press(keys.replace('Control++', 'Control+Shift+Equal'));
  }
  await vi.waitFor(() => expect(pressed.at(-1)).toBe('last'));
  expect(pressed).toEqual(['plus', 'comma', 'hidden', 'last']);
  window.on('closed', () => Menu.setApplicationMenu(null));
  expect(() => window.webContents.on('before-input-event', () => {})).toThrow('before-input-event');
  lacks.length = 0;
  window.destroy();
});

test('main decides about a permission when the page asks, each time, and learns who asks', async () => {
  const asked: unknown[] = [];
  let isGranted = false;
  const { window, run } = await openWindow('permissions');
  const state = (name: string) => run(`navigator.permissions.query({ name: '${name}' }).then(({ state }) => state)`);
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((contents, permission, decide, details) => {
    asked.push([contents.id === window.webContents.id, permission, details.requestingUrl, details.isMainFrame]);
    setImmediate(() => decide(isGranted));
  });
  defaultSession.setPermissionCheckHandler((_contents, permission, origin) => {
    asked.push([permission, origin]);
    return isGranted;
  });
  expect(await run('Notification.requestPermission()')).toBe('denied');
  isGranted = true;
  expect(await run('Notification.requestPermission()')).toBe('granted');
  const request = [true, 'notifications', 'app://cardi/permissions', true];
  expect(asked.splice(0)).toEqual([request, request]);
  expect([await state('camera'), await run('Notification.permission')]).toEqual(['granted', 'granted']);
  isGranted = false;
  expect([await state('camera'), await run('Notification.permission')]).toEqual(['denied', 'denied']);
  expect(asked.splice(0, 2)).toEqual([
    ['media', 'app://cardi/'],
    ['notifications', 'app://cardi/'],
  ]);
  await expect(run(`navigator.clipboard.writeText('a')`)).rejects.toThrow('denied');
  expect(asked.at(-1)).toEqual([true, 'clipboard-sanitized-write', 'app://cardi/permissions', true]);
  defaultSession.setPermissionRequestHandler(null);
  defaultSession.setPermissionCheckHandler(null);
  expect(await state('geolocation')).toBe('granted');
  window.destroy();
});

test('the stream of an answer is cancelled when the page gives it up, leaves, closes or crashes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { window, run } = await openWindow('streams');
  const afterwards = async (end: () => unknown, from = run) => {
    void from(
      `globalThis.stop = new AbortController(); void fetch('/stream', { signal: stop.signal }).catch(() => {})`,
    );
    await vi.waitFor(() => expect(streamed.at(-1)).toBe('opened'));
    await end();
    await vi.waitFor(() => expect(streamed).toEqual(['opened', 'cancelled']));
    streamed.length = 0;
  };
  await afterwards(() => run('stop.abort()'));
  await afterwards(() => window.loadURL('app://cardi/streams'));
  await afterwards(() => window.destroy());
  const other = await openWindow('streams');
  await afterwards(() => other.window.webContents.forcefullyCrashRenderer(), other.run);
  other.window.destroy();
});
