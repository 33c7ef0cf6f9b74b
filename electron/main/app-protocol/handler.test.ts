import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createAppHandler } from './handler.ts';

const page = '<html lang="en"><script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>';

function createApp() {
  const folder = tempFolder();
  const webRoot = join(folder, 'web');
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), `index ${page}`);
  writeFileSync(join(webRoot, 'favicon.svg'), '<svg/>');
  writeFileSync(join(webRoot, 'assets', 'index-1a2b.js'), 'export {}');
  writeFileSync(join(webRoot, 'assets', 'index-1a2b.js.br'), 'compressed');
  writeFileSync(join(folder, 'secret.json'), '{}');
  const proxy = vi.fn(async () => new Response('from the server'));
  const report = vi.fn();
  const handle = createAppHandler({
    name: 'Meadow',
    webRoot,
    serverOrigin: () => 'https://cardi.example',
    proxy,
    report,
  });
  const get = (path: string, init?: RequestInit) => handle(new Request(`app://cardi${path}`, init));
  return { webRoot, handle, get, proxy, report };
}

test('files are served with their type; files with a hash in their name are cached for ever', async () => {
  const { get } = createApp();
  const script = await get('/assets/index-1a2b.js');
  expect(script.status).toBe(200);
  expect(await script.text()).toBe('export {}');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');

  const icon = await get('/favicon.svg');
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(icon.headers.get('cache-control')).toBe('no-cache');
});

test('every path without an extension gets the page', async () => {
  const { get } = createApp();
  for (const path of [
    '/',
    '/index.html',
    '/network',
    '/network/listings/1?tab=a',
    '/focus/water-technology',
    '/apiary',
  ]) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toMatch(/^index /);
  }
});

test('every page names the current server for its stored data', async () => {
  const { get } = createApp();
  for (const path of ['/', '/network']) {
    expect(await (await get(path)).text()).toContain('<html data-server="https://cardi.example" lang="en">');
  }
});

test('every page has its own nonce, the same in its policy and its text', async () => {
  const { get } = createApp();
  const nonces = new Set<string>();
  for (const path of ['/', '/network', '/network']) {
    const answer = await get(path);
    const nonce = /'nonce-([\w-]{22,})'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    expect(await answer.text()).toContain(`<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test.each([
  '/missing.js',
  '/assets/missing',
  '/assets/index-1a2b.js.br',
  '/assets/',
  '/..%2fsecret.json',
  '/%2e%2e%2fsecret.json',
  '/assets/..%2f..%2fsecret.json',
  `/${'a'.repeat(5000)}.js`,
  '/assets/index-1a2b.js/x.js',
])('%s is not found', async (path) => {
  const { get } = createApp();
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Not found');
});

test('a request for another host gets 404', async () => {
  const { handle, proxy } = createApp();
  for (const url of ['app://other/', 'app://cardi.evil/api/site', 'app://cardi:81/']) {
    expect((await handle(new Request(url))).status).toBe(404);
  }
  expect(proxy).not.toHaveBeenCalled();
});

test('a request below /api goes to the proxy and never gives a page', async () => {
  const { get, proxy } = createApp();
  for (const path of ['/api', '/api/', '/api/listings', '/api/nothing/here']) {
    expect(await (await get(path)).text()).toBe('from the server');
  }
  expect(proxy).toHaveBeenCalledTimes(4);
});

test('HEAD answers without a body; other methods are refused', async () => {
  const { get } = createApp();
  const head = await get('/network', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const post = await get('/network', { method: 'POST', body: '{}' });
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
});

test('an error of the handler is answered with the contract’s error body and reported', async () => {
  const { get, proxy, report } = createApp();
  proxy.mockRejectedValueOnce(new Error('boom'));
  const answer = await get('/api/listings');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'internal' });
  expect(report).toHaveBeenCalledOnce();
});

test('a missing build gives 404, not a crash', async () => {
  const handle = createAppHandler({
    name: 'Meadow',
    webRoot: join(tempFolder(), 'none'),
    serverOrigin: () => '',
    proxy: vi.fn(),
    report: vi.fn(),
  });
  expect((await handle(new Request('app://cardi/'))).status).toBe(404);
});

test('the page that explains a crash has no script and links to the app’s own pages only', async () => {
  const { get } = createApp();
  const answer = await get('/-/problem?problem=crashed&from=%2Fnetwork%2Flistings%3Ftype%3Djob%26x%3D%22');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await answer.text();
  const nonce = /'nonce-([\w-]{22,})'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  expect(text).toContain(`<style nonce="${nonce}">`);
  expect(text).not.toContain('<script');
  expect(text).toContain('<a href="/network/listings?type=job&amp;x=%22">Reload</a>');
  for (const from of ['https://evil.example/', '//evil.example', '/api/auth/me', 'javascript:alert(1)']) {
    const other = await get(`/-/problem?problem=unheard-of&from=${encodeURIComponent(from)}`);
    expect(await other.text()).toContain('<a href="/">Reload</a>');
  }
});
