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

test('sandbox and scheme are set before Electron is ready, and nothing else is done', async () => {
  const { did } = await runWithServer();
  expect(did.beforeReady).toEqual(['app.enableSandbox', 'protocol.registerSchemesAsPrivileged']);
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true };
  expect(did.schemes).toEqual([{ scheme: 'app', privileges }]);
});

test('the window is opened last, with the secure options, and shown when it is painted', async () => {
  const { did } = await runWithServer();
  // 1920 by 1080 is the screen of the stand-in.
  expect(did.windowOptions).toEqual({ ...mainWindowOptions(preload), x: 320, y: 110 });
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
  for (const guard of ['protocol.handle', 'session.setPermissionRequestHandler', 'ipcMain.handle', 'menu']) {
    expect(names.indexOf(guard)).toBeLessThan(names.indexOf('new BrowserWindow'));
  }
  expect(names.filter((name) => name === 'new BrowserWindow')).toHaveLength(1);
});

test('every channel of the contract is handled', async () => {
  const { did } = await runWithServer();
  const channels = (did.handlers as string[]).filter((name) => name.startsWith('ipcMain.handle '));
  expect(channels.toSorted()).toEqual(
    Object.values(callChannels)
      .map((channel) => `ipcMain.handle ${channel}`)
      .toSorted(),
  );
});

// The real keychain is asked; only on Linux, without D-Bus, there surely is none.
test.runIf(process.platform === 'linux')('guards, calls and pages work as they do in their own tests', async () => {
  const { did, server } = await runWithServer();
  expect(did.whileRunning).toMatchObject({
    navigation: { inside: false, outside: true, redirect: true, frame: true },
    newWindow: { action: 'deny' },
    permissions: { clipboard: [true, true], camera: [false, false], device: false },
    ipc: {
      status: {
        appVersion: '9.9.9',
        serverOrigin: server.origin,
        session: { kept: 'memory', reason: 'absent' },
      },
      stranger: { rejected: 'status was refused: unknown sender' },
      openFile: { rejected: 'openExternal was refused: wrong arguments' },
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
});

test.runIf(process.platform === 'linux')(
  'a webview shows the tool that the server names, and nothing else',
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
      newWindow: { action: 'deny' },
      request: { cancel: true },
      ownRequest: { cancel: false },
      permissions: { clipboard: [true, true], camera: [false, false], device: false },
    });
    expect(JSON.stringify(webview)).not.toMatch(/preload|allowpopups/);
  },
);

test('the window comes back to where it was', async () => {
  const state = {
    bounds: { x: 5000, y: 50, width: 900, height: 700 },
    isMaximized: true,
    isFullScreen: false,
    zoomFactor: 1.5,
    theme: 'system',
  };
  const did = await runBuiltMain({ windowState: JSON.stringify(state) });
  // Its screen is gone.
  expect(did.windowOptions).toMatchObject({ x: 510, y: 190, width: 900, height: 700 });
  expect(did.names).toContain('window.maximize');
  const { windowFile } = did.whileRunning as { windowFile: string };
  expect(JSON.parse(windowFile)).toMatchObject({
    bounds: { x: 40, y: 50, width: 900, height: 700 },
    zoomFactor: 1.25,
    theme: 'light',
  });
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
    commands: [{ name: 'search' }, { name: 'theme', choice: 'light' }],
    saved: expect.arrayContaining([
      { name: 'event.ics', isSaved: true },
      { name: 'setup.exe', isSaved: false },
      { name: 'Events CARDI.pdf', isSaved: true },
    ]),
    pdf: [{ defaultPath: expect.stringMatching(/downloads\/Events CARDI\.pdf$/) }],
    popups: 1,
    isTitleKept: true,
    theme: { source: 'light', ground: [expect.stringMatching(/^#/)] },
  });
});

test('a staging server shows in the title', async () => {
  const version = { product: 'cardi', version: '1.0.0', contractVersion, mode: 'staging' };
  const server = await startFakeServer(({ url }, response) =>
    sendJson(response, url === '/healthz' ? { status: 'ok' } : version),
  );
  const did = await runBuiltMain({ env: { CARDI_SERVER_URL: server.origin } });
  const { titles } = did.whileRunning as { titles: string[] };
  expect(titles.at(-1)).toBe('[STAGING] Media | CARDI');
});

test('a new message is shown by the system, counted, and opens its page; the page never sees the token', async () => {
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
});

test('a sign-out takes what the research tool has stored', async () => {
  const { did } = await runWithServer();
  const { guestCleared } = did.whileRunning as { guestCleared: string[] };
  expect(new Set(guestCleared)).toEqual(
    new Set(['clearStorageData', 'clearCache', 'clearAuthCache'].map((name) => `persist:deep-research.${name}`)),
  );
});

test('diagnostics and settings say what is, and nothing secret', async () => {
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
  const byFile = await runBuiltMain({ settings: '{ not json' });
  expect(byFile.errorBox).toEqual([
    ['CARDI cannot start', expect.stringMatching(/settings\.json is not valid JSON\.$/)],
  ]);
});

test('a second instance leaves the first one alone', async () => {
  const did = await runBuiltMain({ env: { STAND_IN_SECOND_INSTANCE: 'yes' } });
  expect(did.names).toEqual(['app.enableSandbox', 'protocol.registerSchemesAsPrivileged', 'app.quit']);
});
