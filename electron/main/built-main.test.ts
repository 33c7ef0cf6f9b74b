import { beforeAll, expect, test } from 'vitest';
import { callChannels } from '#contract/desktop-channels.ts';
import { defaultSite } from '#contract/site.ts';
import { runBuiltMain } from '#electron/testing/built-main.ts';
import { sendJson, startFakeServer } from '#electron/testing/fake-server.ts';
import { focusAreas } from '#electron/testing/samples.ts';
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
  expect(did.windowOptions).toEqual(mainWindowOptions(preload));
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
  // One for the second instance, which brings the window back, one for its first paint.
  expect(names.filter((name) => name === 'window.show')).toHaveLength(2);
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

test('the menu consists of roles', async () => {
  const { did } = await runWithServer();
  expect(JSON.stringify(did.menu)).not.toContain('click');
  expect(did.menu).toMatchObject([
    { role: process.platform === 'darwin' ? 'appMenu' : 'fileMenu' },
    { role: 'editMenu' },
    { label: 'View' },
    { role: 'windowMenu' },
  ]);
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
