import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { me } from '#contract/accounts.ts';
import { health } from '#contract/health.ts';
import { getListing, listListings } from '#contract/listings.ts';
import { getMember } from '#contract/members.ts';
import { savedAtHeader } from '#contract/session.ts';
import { useConnection } from '#src/stores/connection.ts';
import { call, queryString } from './api-client.ts';
import { ApiError, isNotFound, isSignedOut } from './api-error.ts';

/** A real server, with `fetch` made to understand paths as a browser does. */
async function serveWith(listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(new URL(path, base), init));
  stop = () => server.close();
}

let stop = () => {};
afterEach(() => stop());

describe('call', () => {
  test('turns an answer that is not 2xx into an error of status and body', async () => {
    await serveWith((_req, res) => {
      res.writeHead(404, { 'Content-Type': 'application/json' });
      res.end('{"code":"not_found","message":"Gone"}');
    });
    const error = await call(getListing, { params: { id: '7' } }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: '404: {"code":"not_found","message":"Gone"}', body: { code: 'not_found' } });
    expect(isNotFound(error)).toBe(true);
    expect(isSignedOut(error)).toBe(false);
  });

  test('N15: takes an empty answer for a record that is not there', async () => {
    await serveWith((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' });
      res.end('null');
    });
    const error = await call(getMember, { params: { id: '7' } }).catch((reason: unknown) => reason);
    expect(isNotFound(error)).toBe(true);
    await expect(call(me, {})).resolves.toBeNull();
  });

  test('says the status text where the body is empty', async () => {
    await serveWith((_req, res) => {
      res.writeHead(502, 'Bad Gateway').end();
    });
    await expect(call(health, {})).rejects.toThrow(/^502: Bad Gateway$/);
  });

  test('refuses an answer that is not what the contract says', async () => {
    await serveWith((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/html' });
      res.end('"<html>a captive portal</html>"');
    });
    await expect(call(health, {})).rejects.toThrow();
  });

  test('fills the path and writes only what is given into the query', async () => {
    const urls: (string | undefined)[] = [];
    await serveWith((req, res) => {
      urls.push(req.url);
      res.writeHead(500).end();
    });
    await call(getListing, { params: { id: '7/8' } }).catch(() => undefined);
    await call(listListings, { query: { search: 'flow & tide', tag: '' } }).catch(() => undefined);
    expect(urls).toEqual(['/api/listings/7%2F8', '/api/listings?search=flow+%26+tide']);
  });

  test('notes when an answer was saved earlier, and when the server is back', async () => {
    let savedAt: string | null = '2026-11-20T08:00:00.000Z';
    await serveWith((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json', ...(savedAt && { [savedAtHeader]: savedAt }) });
      res.end('{"status":"ok"}');
    });
    await call(health, {});
    expect(useConnection.getState().savedAt).toBe(savedAt);
    savedAt = null;
    await call(health, {});
    expect(useConnection.getState().savedAt).toBeNull();
  });
});

test('queryString leaves out what has no value', () => {
  expect(queryString(undefined)).toBe('');
  expect(queryString({ a: undefined, b: '', c: 0 })).toBe('?c=0');
});
