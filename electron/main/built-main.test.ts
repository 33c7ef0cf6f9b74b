import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { callChannels } from '#contract/desktop/channels.ts';
import { contractVersion } from '#contract/health.ts';
import { sessionTokenHeader } from '#contract/kit/session.ts';
import { defaultSite } from '#contract/site.ts';
import { runBuiltMain } from '#electron/testing/built-main.ts';
import { sendJson, startFakeServer } from '#electron/testing/fake-server.ts';
import { focusAreas, tokenOf, user } from '#electron/testing/samples.ts';
import { builds, makeIfStale } from '../../scripts/lib/builds.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { mainWindowOptions } from './security/window-options.ts';

const preload = inRoot('dist/desktop/preload/index.cjs');

beforeAll(async () => {
  await makeIfStale(builds.desktop, { log: () => {} });
}, 60_000);

async function runWithServer() {
  const deepResearch = { name: 'Chorus', url: 'https://research.example/start' };
  const server = await startFakeServer(({ url }, response) =>
    sendJson(response, url === '/api/site' ? { ...defaultSite, deepResearch } : focusAreas),
  );
  return { server, did: await runBuiltMain({ env: { CARDI_SERVER_URL: server.origin } }) };
}

test('sandbox and scheme are set before Electron is ready, and nothing else happens until then', async () => {
  const { did } = await runWithServer();
  expect(did.beforeReady).toEqual([
    'app.enableSandbox',
    'protocol.registerSchemesAsPrivileged',
    'app.requestSingleInstanceLock',
  ]);
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true };
  expect(did.schemes).toEqual([{ scheme: 'app', privileges }]);
});

test('the window opens last, with secure options, and is shown although a hidden window is not painted', async () => {
  const { did } = await runWithServer();
  // The stand-in's screen is 1920 by 1080.
  expect(did.windowOptions).toEqual({ ...mainWindowOptions(preload), title: 'CARDI', x: 320, y: 110 });
  expect(did.windowOptions).toMatchObject({
    show: false,
    backgroundColor: '#07100c',
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: true,
    },
  });
  expect(did.loaded).toEqual([['app://cardi/']]);
  const names = did.names as string[];
  for (const guard of [
    'protocol.handle',
    'session.setPermissionRequestHandler',
    'ipcMain.handle',
    'Menu.setApplicationMenu',
  ]) {
    expect(names.indexOf(guard)).toBeLessThan(names.indexOf('new BrowserWindow'));
  }
  expect(names.filter((name) => name === 'new BrowserWindow')).toHaveLength(1);
  expect(did.whileRunning).toMatchObject({ wasVisible: true });
});

test('a page with unsaved entries keeps the app open while the person stays', async () => {
  const { did } = await runWithServer();
  expect(did.whileRunning).toMatchObject({ windowsAfterStay: 1 });
  const names = did.names as string[];
  expect(names.filter((name) => name === 'dialog.showMessageBoxSync')).toHaveLength(2);
});

test('every channel of the contract is handled', async () => {
  const { did } = await runWithServer();
  expect((did.channels as string[]).toSorted()).toEqual(Object.values(callChannels).toSorted());
});

// The real keychain is used; a machine surely without one is Linux without D-Bus.
test.runIf(process.platform === 'linux')(
  'guards, calls and pages work in the built app as in their own tests',
  async () => {
    const { did, server } = await runWithServer();
    expect(did.whileRunning).toMatchObject({
      navigation: { inside: false, outside: true, redirect: true, frame: true },
      opensWindow: false,
      permissions: { clipboard: [true, true], camera: [false, false], device: false },
      ipc: {
        status: {
          appVersion: '9.9.9',
          serverOrigin: server.origin,
          session: { kept: 'memory', reason: 'absent' },
        },
        stranger: {
          rejected: "Error invoking remote method 'cardi:status': Error: status was refused: unknown sender",
        },
        openFile: {
          rejected:
            "Error invoking remote method 'cardi:open-external': Error: openExternal was refused: wrong arguments",
        },
        openWeb: true,
      },
      pages: { api: { status: 200, start: JSON.stringify(focusAreas) }, undeclared: { status: 404 } },
    });
    expect(did.opened).toEqual([
      'https://example.org/',
      'https://journal.example/',
      'https://example.org/new',
      'https://example.org/ipc',
    ]);
  },
);

test.runIf(process.platform === 'linux')(
  'a webview shows the tool that the server names and nothing else',
  async () => {
    const { did } = await runWithServer();
    const { webview } = did.whileRunning as { webview: unknown };
    expect(webview).toEqual({
      early: 'refused',
      tool: {
        params: { src: 'https://research.example/', partition: 'persist:deep-research' },
        webPreferences: expect.objectContaining({
          partition: 'persist:deep-research',
          sandbox: true,
          contextIsolation: true,
          nodeIntegration: false,
          webSecurity: true,
        }),
      },
      elsewhere: 'refused',
      nested: 'refused',
      stops: 1,
      navigation: { inside: false, outside: true, redirect: true, frame: true },
      opensWindow: false,
      request: { cancel: true },
      ownRequest: { cancel: false },
      permissions: { clipboard: [true, true], camera: [false, false], device: false },
    });
    expect(JSON.stringify(webview)).not.toMatch(/preload|allowpopups/);
  },
);

test('the window opens at its last place', async () => {
  const bounds = { x: 5000, y: 50, width: 900, height: 700 };
  const windows = [{ path: '/events', bounds, isMaximized: true, isFullScreen: false }];
  const did = await runBuiltMain({ windowState: JSON.stringify({ theme: 'system', zoomFactor: 1.5, windows }) });
  expect(did.loaded).toEqual([['app://cardi/events']]);
  // Its screen is gone.
  expect(did.windowOptions).toMatchObject({ x: 510, y: 190, width: 900, height: 700 });
  expect(did.names).toContain('window.maximize');
  const { windowFile } = did.whileRunning as { windowFile: string };
  expect(JSON.parse(windowFile)).toMatchObject({
    windows: [{ path: '/events', bounds: { x: 40, y: 50, width: 900, height: 700 } }],
    zoomFactor: 1.25,
    theme: 'light',
  });
});

test('of many windows ten come back, the front ones', async () => {
  const at = (i: number) => ({ x: 10 * i, y: 10 * i, width: 900, height: 700 });
  const windows = Array.from({ length: 10 }, (_, i) => ({
    path: `/events/${i + 1}`,
    bounds: at(i),
    isMaximized: false,
    isFullScreen: false,
  }));
  const windowState = JSON.stringify({ theme: 'dark', zoomFactor: 1, windows });
  const did = await runBuiltMain({ script: 'run-many-windows.ts', windowState });
  const paths = windows.map(({ path }) => path);
  expect(did).toMatchObject({ restored: 10, open: 12, kept: ['/', '/', ...paths.slice(0, 8)] });
});

test('a link that starts the app is where it begins; others lead the running one', async () => {
  const { did } = await runWithServer();
  expect(did.links).toEqual([]);
  expect(did.whileRunning).toMatchObject({
    opened: [{ path: '/events/3' }, { path: '/network/listings' }, { path: '/settings/app' }],
  });
  const byLink = await runBuiltMain({ args: ['cardi://network/listings?type=job'] });
  expect(byLink.loaded).toEqual([['app://cardi/network/listings?type=job']]);
  const byOther = await runBuiltMain({ args: ['cardi://elsewhere.example/'] });
  expect(byOther.loaded).toEqual([['app://cardi/']]);
});

test('menus, downloads, printing, theme and spelling reach the system', async () => {
  const { did } = await runWithServer();
  expect(did.spelling).toEqual([['en-GB']]);
  expect(did.whileRunning).toMatchObject({
    downloads: {
      calendar: expect.stringMatching(/downloads\/event\.ics$/),
      program: 'refused',
      tool: expect.stringMatching(/answer\.pdf$/),
      elsewhere: 'refused',
    },
    // Chosen in the menu, and told to the other windows once the page has taken it over.
    commands: [
      { name: 'search' },
      { name: 'theme', choice: 'light' },
      { name: 'back' },
      { name: 'theme', choice: 'light' },
    ],
    saved: expect.arrayContaining([
      { name: 'event.ics', isSaved: true },
      { name: 'setup.exe', isSaved: false },
      { name: 'Events CARDI.pdf', isSaved: true },
    ]),
    pdf: [{ defaultPath: expect.stringMatching(/downloads\/Events CARDI\.pdf$/) }],
    popups: 1,
    theme: { source: 'light', ground: [expect.stringMatching(/^#/)] },
  });
});

test('the title names a staging server', async () => {
  const version = { product: 'cardi', version: '1.0.0', contractVersion, mode: 'staging' };
  const server = await startFakeServer(({ url }, response) =>
    sendJson(response, url === '/healthz' ? { status: 'ok' } : version),
  );
  const did = await runBuiltMain({ env: { CARDI_SERVER_URL: server.origin } });
  const { titles } = did.whileRunning as { titles: string[] };
  expect(titles.at(-1)).toBe('[STAGING] Media | CARDI');
});

test('the system shows and counts a new message and opens its page; the page never sees the token', async () => {
  const item = (id: number) => ({
    id,
    kind: 'message',
    title: `Message ${id}`,
    body: 'Hello',
    path: `/network/messages/${id}`,
    createdAt: '2026-01-01T12:00:00.000Z',
    isRead: false,
  });
  let looks = 0;
  const server = await startFakeServer(({ url, method }, response) => {
    if (url === '/api/auth/signin') return sendJson(response, user, 200, { [sessionTokenHeader]: tokenOf('n') });
    if (url === '/api/messages/unread') return sendJson(response, { total: 4, isCapped: false });
    if (url !== '/api/notifications' || method !== 'GET') return sendJson(response, focusAreas);
    looks += 1;
    const items = looks === 1 ? [item(1)] : [item(2), item(1)];
    const count = { value: items.length, isCapped: false };
    return sendJson(response, { items, nextCursor: null, count, unread: items.length });
  });
  const did = await runBuiltMain({ env: { CARDI_SERVER_URL: server.origin, STAND_IN_NEWS: 'yes' } });
  expect(did.whileRunning).toMatchObject({
    news: { shown: [{ title: 'Message 2', body: 'Hello' }], badge: expect.arrayContaining([1, 2]) },
    opened: expect.arrayContaining([{ path: '/network/messages/2' }]),
  });
  expect(JSON.stringify(did)).not.toContain(tokenOf('n'));
  const { presence } = did.whileRunning as { presence: { labels: string[]; afterSignOut: string[] } };
  expect(presence).toMatchObject({ toolTips: ['CARDI, 2 unread'] });
  expect(presence.labels).toEqual(expect.arrayContaining(['Notifications (2)', 'Messages (4)', 'Recent Records']));
  expect(presence.afterSignOut).not.toContain('Recent Records');
  expect(presence.afterSignOut).toContain('Notifications');
});

test('the tray has its menu, keys from any program open the search, and keys of others are refused', async () => {
  const { did } = await runWithServer();
  expect(did.whileRunning).toMatchObject({
    presence: {
      refused: { presence: { searchKeys: { keys: 'Ctrl+Alt+T', isRefused: true }, startsAtLogin: null } },
      toolTips: ['CARDI'],
      // Nobody is signed in, so that no record is remembered.
      labels: ['Open CARDI', 'Search…', '', 'Messages', 'Notifications', '', 'Settings…', 'Quit CARDI'],
      waited: { commands: [{ name: 'search' }], path: null },
    },
  });
});

const keepsRunning = JSON.stringify({ keepsRunning: true });

test('started at sign-in the app opens no window while it keeps running, and otherwise does', async () => {
  const hidden = await runBuiltMain({ args: ['--hidden'], settings: keepsRunning });
  expect(hidden.loaded).toEqual([]);
  expect(hidden.names).toContain('tray.setContextMenu');
  const shown = await runBuiltMain({ args: ['--hidden'] });
  expect(shown.loaded).toEqual([['app://cardi/']]);
});

test('a sign-out deletes the data of the research tool, and the tabs of the user', async () => {
  const { did } = await runWithServer();
  const { guestCleared, tabsAfterSignOut } = did.whileRunning as { guestCleared: string[]; tabsAfterSignOut: unknown };
  expect(tabsAfterSignOut).toBeNull();
  expect(new Set(guestCleared)).toEqual(
    new Set(['clearStorageData', 'clearCache', 'clearAuthCache'].map((name) => `persist:deep-research.${name}`)),
  );
});

test('diagnostics and settings show the state without any secret', async () => {
  const { did, server } = await runWithServer();
  const { diagnostics, settings, updates } = did.whileRunning as Record<string, unknown>;
  expect(diagnostics).toMatchObject({
    app: '9.9.9',
    server: { origin: server.origin },
    cache: { isOpen: true, limit: 200 * 1024 * 1024 },
    session: { isSignedIn: false },
    logsFolder: expect.stringMatching(/logs$/),
  });
  expect(settings).toMatchObject({ notifies: true, spelling: { languages: ['en-GB'] } });
  expect(updates).toEqual({ kind: 'off', reason: 'This copy runs from source; update the source instead.' });
});

test('a wrong setting ends the start with a sentence', async () => {
  const byEnv = await runBuiltMain({ env: { CARDI_SERVER_URL: 'http://cardi.example' } });
  expect(byEnv.errorBox).toEqual([
    ['CARDI cannot start', 'CARDI_SERVER_URL must begin with https:// unless the server runs on this computer.'],
  ]);
  expect(byEnv.exits).toEqual([[1]]);
  expect(byEnv.whileRunning).toBeNull();
});

test('crash reports are collected for those alone who have agreed, from before Electron is ready', async () => {
  const off = await runBuiltMain({
    prepare: (folder) => mkdirSync(join(folder, 'userData/crashDumps/pending'), { recursive: true }),
  });
  expect(off.names).not.toContain('crashReporter.start');
  const env = { CARDI_SERVER_URL: 'https://cardi.example' };
  const on = await runBuiltMain({ env, settings: '{"sendsCrashReports":true}' });
  expect(on.beforeReady).toContain('crashReporter.start');
});

test('a broken settings file does not stop the app, and the log says where the file went', async () => {
  const did = await runBuiltMain({ settings: '{ not json' });
  expect(did.loaded).toEqual([['app://cardi/']]);
  expect(did.log).toContain('settings.json.broken');
});

test('a second instance does not disturb the first one', async () => {
  const did = await runBuiltMain({
    // This process holds the lock.
    prepare: (folder) => writeFileSync(join(folder, 'userData', 'instance.lock'), String(process.pid)),
  });
  expect(did.names).toEqual([
    'app.enableSandbox',
    'protocol.registerSchemesAsPrivileged',
    'app.requestSingleInstanceLock',
    'app.quit',
  ]);
});
