import { assert, property, string, webUrl } from 'fast-check';
import { expect, test } from 'vitest';

import { approveWebview, isToolUrl, type WebviewRequest, webviewPartition } from './webview-guard.ts';

const origin = 'https://research.example';

/** The request of a page that an attacker controls, as Electron passes it on. */
function greedyRequest(src: unknown): WebviewRequest {
  return {
    params: {
      instanceId: 3,
      src,
      partition: 'persist:other',
      preload: 'file:///tmp/evil.js',
      allowpopups: true,
      nodeintegration: true,
      nodeintegrationinsubframes: true,
      plugins: true,
      disablewebsecurity: true,
      blinkfeatures: 'NodeIntegration',
      disableblinkfeatures: 'Auxclick',
      webpreferences: 'sandbox=no, contextIsolation=no, additionalArguments=--evil',
      httpreferrer: 'https://cardi.example/secret',
      useragent: 'somebody else',
      userAgentOverride: 'somebody else',
    },
    webPreferences: {
      preload: '/tmp/evil.js',
      partition: 'persist:other',
      nodeIntegration: true,
      nodeIntegrationInWorker: true,
      nodeIntegrationInSubFrames: true,
      contextIsolation: false,
      sandbox: false,
      webSecurity: false,
      webviewTag: true,
      plugins: true,
      allowRunningInsecureContent: true,
      experimentalFeatures: true,
      enableBlinkFeatures: 'NodeIntegration',
      disableBlinkFeatures: 'Auxclick',
      additionalArguments: ['--evil'],
      disableDialogs: true,
      somethingElectronAddsLater: true,
    },
  };
}

test('no webview is attached where no research tool is configured', () => {
  expect(approveWebview(greedyRequest(`${origin}/`), null)).toBe(false);
});

test.each([
  'https://research.example.evil.example/',
  'https://evil.example/?https://research.example',
  'https://research.example@evil.example/',
  'https://user:secret@research.example/',
  'http://research.example/',
  'https://research.example:8443/',
  'blob:https://research.example/0f1e',
  'view-source:https://research.example/',
  'file:///etc/passwd',
  'file://research.example/etc/passwd',
  'javascript:alert(1)//https://research.example/',
  'data:text/html,<script>1</script>',
  'app://cardi/',
  'about:blank',
  'research.example',
  '',
  undefined,
  7,
])('a webview of %j is not attached', (src) => {
  expect(approveWebview(greedyRequest(src), origin)).toBe(false);
});

test('a webview of the research tool gets its own partition and none of the page’s preferences', () => {
  const request = greedyRequest(`${origin}/start`);
  expect(approveWebview(request, origin)).toBe(true);
  expect(request).toEqual({
    params: { instanceId: 3, src: `${origin}/start`, partition: webviewPartition },
    webPreferences: {
      partition: webviewPartition,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      plugins: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      disablePopups: false,
    },
  });
  expect(webviewPartition).toBe('persist:deep-research');
});

test('a tool on this computer is matched by its port', () => {
  const local = 'http://localhost:9000';
  expect(approveWebview(greedyRequest(`${local}/`), local)).toBe(true);
  expect(approveWebview(greedyRequest('http://localhost:4000/'), local)).toBe(false);
});

test('every address that counts as the tool’s has its origin', () => {
  assert(
    property(webUrl(), string(), (url, text) => {
      for (const value of [url, `${origin}${text}`, `${origin}${url}`, text]) {
        if (isToolUrl(value, origin)) expect(new URL(value).origin).toBe(origin);
      }
    }),
  );
});
