import { expect, test } from 'vitest';

import { approveWebview, type WebviewRequest, webviewPartition } from './webview-guard.ts';

const origin = 'https://research.example';

/** What a page that has been taken over would ask for. */
function greedyRequest(src: string): WebviewRequest {
  return {
    params: { src, partition: '', preload: 'file:///tmp/evil.js', allowpopups: 'true' },
    webPreferences: {
      preload: '/tmp/evil.js',
      nodeIntegration: true,
      nodeIntegrationInSubFrames: true,
      contextIsolation: false,
      sandbox: false,
      webSecurity: false,
      allowRunningInsecureContent: true,
    },
  };
}

test('no webview is attached where no research tool is configured', () => {
  expect(approveWebview(greedyRequest(`${origin}/`), null)).toBe(false);
});

test.each([
  'https://research.example.evil.example/',
  'https://evil.example/?https://research.example',
  'http://research.example/',
  'https://research.example:8443/',
  'app://cardi/',
  'about:blank',
  '',
])('a webview of %j is not attached', (src) => {
  expect(approveWebview(greedyRequest(src), origin)).toBe(false);
});

test('a webview of the research tool gets its own partition and none of what the page asked for', () => {
  const request = greedyRequest(`${origin}/start`);
  expect(approveWebview(request, origin)).toBe(true);
  expect(request).toEqual({
    params: { src: `${origin}/start`, partition: webviewPartition },
    webPreferences: {
      partition: webviewPartition,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      contextIsolation: true,
      sandbox: true,
      webSecurity: true,
      allowRunningInsecureContent: false,
    },
  });
});
