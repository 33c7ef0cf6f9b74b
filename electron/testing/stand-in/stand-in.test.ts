import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';

import { isAccelerator } from './modules/accelerators.ts';
import { isMapped, mappedAddress, ownAddress } from './pages/chromium/addresses.ts';
import { createCodec } from './pages/chromium/codec.ts';

vi.stubEnv('STAND_IN_FOLDER', mkdtempSync(join(tmpdir(), 'cardi-stand-in-')));
vi.stubEnv('STAND_IN_DELAY', 'off');
vi.stubEnv('STAND_IN_READY_TO_SHOW', 'withheld');

// Another file of this worker may have made its own stand-in ready.
vi.resetModules();
const electron = await import('./index.ts');
const { noPages, watchers, wishes } = await import('./pages/no-pages.ts');
const { driveWith } = await import('./pages/driver.ts');
const { becomeReady } = await import('./support/readiness.ts');
const { lacks } = await import('./support/journal.ts');
const { life } = await import('./support/life.ts');
const { invoke } = await import('./modules/ipc.ts');
const { inside } = await import('./modules/session.ts');

const { app, BrowserWindow, dialog, ipcMain, Menu, Notification, protocol, screen, session } = electron;
const refusals: string[] = [];

function refused(use: () => unknown): void {
  try {
    use();
  } catch (error) {
    refusals.push((error as Error).message);
  }
}

const told: string[] = [];
const end = vi.fn<(code: number) => void>();

beforeAll(async () => {
  life.end = (code) => end(code);
  // Without a listener Electron quits with its last window.
  for (const name of ['before-quit', 'window-all-closed', 'will-quit', 'quit']) app.on(name, () => told.push(name));
  driveWith(noPages);
  refused(() => session.defaultSession);
  refused(() => screen.getPrimaryDisplay());
  refused(() => new BrowserWindow());
  refused(() => new Notification({ title: 'x' }));
  refused(() => Menu.buildFromTemplate([{ role: 'editMenu' }]));
  refused(() => dialog.showMessageBoxSync({ message: 'x' }));
  refused(() => protocol.handle('app', () => new Response()));
  protocol.registerSchemesAsPrivileged([{ scheme: 'app' }]);
  becomeReady();
  await app.whenReady();
  protocol.handle('app', () => new Response('<title>Page</title>'));
});

const openWindow = async (url = 'app://cardi/') => {
  const window = new BrowserWindow({ show: false });
  await window.loadURL(url);
  return window;
};

test('calls that Electron refuses before it is ready are refused, as are late calls that it wants earlier', () => {
  expect(refusals).toHaveLength(7);
  expect(refusals.every((message) => /ready/.test(message))).toBe(true);
  expect(() => app.enableSandbox()).toThrow('before app is ready');
  expect(() => protocol.registerSchemesAsPrivileged([])).toThrow('before app is ready');
});

test('an unknown member throws', () => {
  expect(() => Reflect.get(app, 'showAboutPanel') as unknown).toThrow('has no app.showAboutPanel');
  expect(() => Reflect.get(session.defaultSession, 'setProxy') as unknown).toThrow('setProxy');
  expect(lacks.splice(0)).toEqual(['app.showAboutPanel', 'session.setProxy']);
});

test('a load fires its events in order; ready-to-show waits for show(), as on Wayland', async () => {
  const window = new BrowserWindow({ show: false });
  const events: string[] = [];
  const names = ['did-start-loading', 'did-navigate', 'page-title-updated', 'dom-ready', 'did-finish-load'] as const;
  for (const name of names) window.webContents.on(name, () => events.push(name));
  window.on('ready-to-show', () => events.push('ready-to-show'));
  await window.loadURL('app://cardi/');
  await new Promise(setImmediate);
  expect(events).toEqual(names);
  window.show();
  await new Promise(setImmediate);
  expect(events.at(-1)).toBe('ready-to-show');
  window.destroy();
});

test('a page that refuses to close is asked about, and a destroyed object throws', async () => {
  const window = await openWindow();
  const { webContents } = window;
  const closed = vi.fn();
  window.on('closed', closed);
  wishes.isUnloadPrevented = true;
  window.close();
  await new Promise(setImmediate);
  expect(closed).not.toHaveBeenCalled();
  webContents.once('will-prevent-unload', (event: { preventDefault: () => void }) => event.preventDefault());
  window.close();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  wishes.isUnloadPrevented = false;
  expect(window.isDestroyed()).toBe(true);
  expect(() => window.show()).toThrow('Object has been destroyed');
  expect(() => webContents.send('x')).toThrow('Object has been destroyed');
});

test('quit asks, closes all windows, and fires its events; one window that stays keeps the app', async () => {
  told.length = 0;
  const windows = [await openWindow(), await openWindow()];
  windows[0]?.once('close', (event: { preventDefault: () => void }) => event.preventDefault());
  app.quit();
  await vi.waitFor(() => expect(BrowserWindow.getAllWindows()).toHaveLength(1));
  expect(told).toEqual(['before-quit']);
  told.length = 0;
  await openWindow();
  app.quit();
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith(0));
  expect(told).toEqual(['before-quit', 'will-quit', 'quit']);
  life.isQuitting = false;
});

test('IPC clones values, and errors arrive as messages only', async () => {
  const from = { frame: { url: 'app://cardi/', parent: null }, sender: {} };
  const kept = { list: [1] };
  ipcMain.handle('echo', (_event, value) => value);
  ipcMain.handle('keep', () => kept);
  ipcMain.handle('function', () => () => 1);
  ipcMain.handle('fail', () => {
    throw new TypeError('no');
  });
  expect(await invoke(from, 'echo', [new Date(0)])).toEqual(new Date(0));
  expect(await invoke(from, 'keep', [])).not.toBe(kept);
  await expect(invoke(from, 'function', [])).rejects.toThrow("Error invoking remote method 'function'");
  await expect(invoke(from, 'echo', [() => 1])).rejects.toThrow('could not be cloned');
  await expect(invoke(from, 'fail', [])).rejects.toThrow("Error invoking remote method 'fail': TypeError: no");
  await expect(invoke(from, 'none', [])).rejects.toThrow("No handler registered for 'none'");
  expect(() => ipcMain.handle('echo', () => 1)).toThrow('second handler');
});

test('a menu with a wrong role, shape or accelerator is refused', () => {
  expect(() => Menu.buildFromTemplate([{ role: 'edit' as 'editMenu' }])).toThrow('Unknown role');
  expect(() => Menu.buildFromTemplate([{ accelerator: 'F1' }])).toThrow('must have at least one of');
  expect(() => Menu.buildFromTemplate([{ label: 'x', accelerator: 'Ctrl+Foo' }])).toThrow('Invalid accelerator');
  expect(Menu.buildFromTemplate([{ role: 'editMenu' }]).items[0]).toMatchObject({ role: 'editmenu', label: 'Edit' });
  expect(['CmdOrCtrl+,', 'Alt+Left', 'CommandOrControl+Plus', 'F12', 'Shift+A'].every(isAccelerator)).toBe(true);
  expect(['', 'Ctrl', 'Ctrl+', 'A+B', 'F25'].some(isAccelerator)).toBe(false);
});

test('sessions are the same for the same name, and know Chromium’s languages', () => {
  expect(session.fromPartition('persist:a')).toBe(session.fromPartition('persist:a'));
  expect(session.fromPartition('persist:a')).not.toBe(session.defaultSession);
  expect(session.defaultSession.availableSpellCheckerLanguages).toEqual(
    expect.arrayContaining(['es-419', 'en-GB-oxendict']),
  );
  expect(() => session.defaultSession.setSpellCheckerLanguages(['xx'])).toThrow('Invalid language code');
});

test('a handler’s request has no signal that fires; an exception or a broken answer is an error to the page', async () => {
  const { protocol: own } = inside(session.fromPartition('persist:handlers'));
  const ask = (path: string, body: Uint8Array<ArrayBuffer>[] | null = null) =>
    own.answer({ url: `own://host/${path}`, method: body ? 'POST' : 'GET', headers: { origin: 'null' }, body });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  own.api.handle('own', async (request) => {
    if (request.url.endsWith('throw')) throw new Error('no');
    if (request.url.endsWith('nothing')) return undefined as unknown as Response;
    if (request.url.endsWith('empty')) return new Response(null, { status: 204 });
    return new Response(`${request.headers.get('origin')} ${await request.text()}`);
  });
  expect(await ask('throw')).toEqual({ kind: 'error', code: -9 });
  expect(await ask('nothing')).toEqual({ kind: 'error', code: -9 });
  expect(await ask('empty')).toMatchObject({ kind: 'answer', status: 204, body: null });
  const parts = ['a', 'b'].map((text) => new Uint8Array(new TextEncoder().encode(text)));
  const answer = await ask('echo', parts);
  expect(answer.kind === 'answer' && (await new Response(answer.body).text())).toBe('null ab');
});

test('zoom works as in Chromium: kept for the host, the same in each of its windows', async () => {
  const [first, second] = [await openWindow(), await openWindow()];
  first.webContents.setZoomFactor(1.5);
  await first.loadURL('app://cardi/other');
  expect([first.webContents.getZoomFactor(), second.webContents.getZoomFactor()]).toEqual([1.5, 1.5]);
  first.destroy();
  second.destroy();
});

test('a window that a page asks for is refused by the handler; without a handler, asking throws', async () => {
  const window = await openWindow();
  const wish = { url: 'app://cardi/x', frameName: '', features: '', disposition: 'foreground-tab' } as const;
  expect(() => watchers.at(-1)?.mayOpenWindow(wish)).toThrow('opens only windows of guests');
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  expect(watchers.at(-1)?.mayOpenWindow(wish)).toBe(false);
  window.destroy();
});

test('addresses and values survive the way to Chromium and back', () => {
  expect(mappedAddress('app://cardi/a?b#c')).toBe('https://cardi.app.test/a?b#c');
  expect(ownAddress(mappedAddress('app://cardi/a?b#c'))).toBe('app://cardi/a?b#c');
  expect(isMapped(mappedAddress('app://elsewhere/'))).toBe(true);
  for (const url of ['https://example.org/', 'file:///etc', 'mailto:a@b.example']) expect(mappedAddress(url)).toBe(url);
  const { encode, decode } = createCodec();
  const value = {
    a: undefined,
    b: [1n, Number.NaN, new Date(5)],
    c: new Map([['k', new Set([1])]]),
    $: new Uint8Array([1]),
  };
  expect(decode(encode(value))).toEqual(value);
  expect(() => encode(() => 1)).toThrow('could not be cloned');
  expect(() => encode({ bytes: new ArrayBuffer(1) })).toThrow('passes no [object ArrayBuffer]');
});
