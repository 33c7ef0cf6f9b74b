import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { me } from '#contract/accounts.ts';
import { requestConnection } from '#contract/connections.ts';
import { health } from '#contract/health.ts';
import { writeKeyHeader } from '#contract/kit/queue.ts';
import { savedAtHeader } from '#contract/kit/session.ts';
import { getListing, listListings } from '#contract/listings.ts';
import { getMember } from '#contract/members.ts';
import { setUserRole } from '#contract/users.ts';
import { useConnection } from '#src/stores/connection.ts';
import { useIdentityCheck } from '#src/stores/identity-check.ts';
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
  test('turns an answer that is not 2xx into an error with status and body', async () => {
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

  test('N15: reads an empty answer as a missing record', async () => {
    await serveWith((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' });
      res.end('null');
    });
    const error = await call(getMember, { params: { id: '7' } }).catch((reason: unknown) => reason);
    expect(isNotFound(error)).toBe(true);
    await expect(call(me, {})).resolves.toBeNull();
  });

  test('sends two identical changes at once as one, and sends it again after the answer', async () => {
    const bodies: string[] = [];
    await serveWith((req, res) => {
      void req.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
      req.on('end', () => res.writeHead(201, { 'Content-Type': 'application/json' }).end('{"connection":"requested"}'));
    });
    const ask = (memberId: number, headers?: Record<string, string>) =>
      call(requestConnection, { body: { memberId } }, undefined, headers);
    const [first, second] = await Promise.all([ask(7), ask(7), ask(8)]);
    expect(second).toEqual(first);
    expect(new Set(bodies)).toEqual(new Set(['{"memberId":7}', '{"memberId":8}']));
    expect(bodies).toHaveLength(2);
    await ask(7);
    expect(bodies).toHaveLength(3);
    // Two messages with the same words are two, and each has a key.
    await Promise.all(['a', 'b', 'b'].map((key) => ask(9, { [writeKeyHeader]: key })));
    expect(bodies).toHaveLength(5);
  });

  test('reports the status text if the body is empty', async () => {
    await serveWith((_req, res) => {
      res.writeHead(502, 'Bad Gateway').end();
    });
    await expect(call(health, {})).rejects.toThrow(/^502: Bad Gateway$/);
  });

  test('rejects an answer that does not match the contract', async () => {
    await serveWith((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/html' });
      res.end('"<html>a captive portal</html>"');
    });
    await expect(call(health, {})).rejects.toThrow();
  });

  test('fills in the path and writes only given values to the query', async () => {
    const urls: (string | undefined)[] = [];
    await serveWith((req, res) => {
      urls.push(req.url);
      res.writeHead(500).end();
    });
    await call(getListing, { params: { id: '7/8' } }).catch(() => undefined);
    await call(listListings, { query: { search: 'flow & tide', tag: '' } }).catch(() => undefined);
    expect(urls).toEqual(['/api/listings/7%2F8', '/api/listings?search=flow+%26+tide']);
  });

  describe('L16: a call that needs the password', () => {
    const role = { params: { id: '7' }, body: { role: 'admin' } } as const;
    const user = {
      id: 7,
      username: 'ada',
      email: 'ada@example.com',
      isEmailConfirmed: true,
      fullName: null,
      role: 'admin',
      membershipTier: 'free',
      isSuspended: false,
      hasProfile: true,
      createdAt: '2026-11-20T08:00:00.000Z',
    };

    /** A server that asks for the password once, and the bodies it received. */
    async function wantsPassword() {
      const bodies: string[] = [];
      await serveWith((req, res) => {
        void req.toArray().then((chunks) => {
          bodies.push(Buffer.concat(chunks).toString());
          const isRefused = bodies.length === 1;
          res.writeHead(isRefused ? 403 : 200, { 'Content-Type': 'application/json' });
          res.end(JSON.stringify(isRefused ? { code: 'confirmation_required', message: 'Please.' } : user));
        });
      });
      return bodies;
    }

    test('is sent again unchanged after the password was entered', async () => {
      const bodies = await wantsPassword();
      const made = call(setUserRole, role);
      await vi.waitFor(() => expect(useIdentityCheck.getState().isAsking).toBe(true));
      useIdentityCheck.getState().answer(true);
      expect((await made).role).toBe('admin');
      expect(bodies).toEqual(['{"role":"admin"}', '{"role":"admin"}']);
      expect(useIdentityCheck.getState().isAsking).toBe(false);
    });

    test("fails with the server's message if it was not", async () => {
      const bodies = await wantsPassword();
      const made = call(setUserRole, role).catch((reason: unknown) => reason);
      await vi.waitFor(() => expect(useIdentityCheck.getState().isAsking).toBe(true));
      useIdentityCheck.getState().answer(false);
      expect(await made).toMatchObject({ status: 403, body: { message: 'Please.' } });
      expect(bodies).toHaveLength(1);
    });

    test('does not ask for the password after other refusals', async () => {
      await serveWith((_req, res) => {
        res.writeHead(403, { 'Content-Type': 'application/json' });
        res.end('{"code":"two_factor_required","message":"Set it up."}');
      });
      await expect(call(setUserRole, role)).rejects.toThrow('Set it up.');
      expect(useIdentityCheck.getState().isAsking).toBe(false);
    });
  });

  test('notes that an answer was saved earlier, and that the server is back', async () => {
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

test('queryString omits missing values', () => {
  expect(queryString(undefined)).toBe('');
  expect(queryString({ a: undefined, b: '', c: 0 })).toBe('?c=0');
});
