import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

import { currentUser, signIn, signOut, testPassword } from '#contract/accounts.ts';
import { type ErrorBody, errorBody } from '#contract/errors.ts';
import { listFocusAreas } from '#contract/focus-areas.ts';
import { createListing, getListing, type ListingInput, listListings } from '#contract/listings.ts';
import { savedAtHeader } from '#contract/session.ts';
import { type RunningServer, startServer } from '#e2e/support/server.ts';
import { memoryKeychain } from '#electron/testing/memory-keychain.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createDesktop } from './desktop.ts';

const draft: ListingInput = {
  title: 'Pilot of a salt-water battery',
  description: 'Grid storage from salt water, air and iron. We look for a site and a utility for two years.',
  type: 'partnership',
  focusArea: 'Energy Storage',
  contactEmail: 'pilot@cardi.example',
  tags: ['storage', 'pilot'],
  partnershipType: 'manufacturing',
  partnershipTimeline: 'short-term',
};

let server: RunningServer;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardi-server-'));
  server = await startServer({ dataDir: join(folder, 'data') });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
}, 60_000);

function openDesktop() {
  const folder = tempFolder();
  const webRoot = join(folder, 'web');
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), '<title>CARDI</title>');
  const keychain = memoryKeychain();
  const onSessionExpired = vi.fn<() => void>();
  const statuses: number[] = [];
  const fetcher: typeof fetch = async (...args) => {
    const response = await fetch(...args);
    statuses.push(response.status);
    return response;
  };
  const open = () => {
    const desktop = createDesktop({
      appVersion: '1.0.0',
      serverOrigin: server.url,
      webRoot,
      dataFolder: join(folder, 'data'),
      keychain,
      fetcher,
      onSessionExpired,
      onStatusChange: () => {},
      report: (problem, error) => {
        throw new Error(problem, { cause: error });
      },
    });
    onTestFinished(desktop.close);
    return desktop;
  };
  return { open, keychain, onSessionExpired, statuses };
}

type Desktop = ReturnType<ReturnType<typeof openDesktop>['open']>;

async function call<Schema extends z.ZodType>(desktop: Desktop, schema: Schema, path: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', origin: 'app://cardi' };
  const response = await desktop.handle(new Request(`app://cardi${path}`, { ...init, headers }));
  return { status: response.status, headers: response.headers, body: schema.parse(await response.json()) };
}

const problem = (desktop: Desktop, path: string, body?: unknown): Promise<{ status: number; body: ErrorBody }> =>
  call(desktop, errorBody, path, body);

const signInAs = (desktop: Desktop, username: string) =>
  call(desktop, signIn.response, '/api/auth/signin', { username, password: testPassword });

test('the core loop goes through the app to the real server, and outlives a restart of the app', async () => {
  const { open, keychain } = openDesktop();
  const desktop = open();
  expect((await problem(desktop, '/api/listings', draft)).status).toBe(401);
  const signedIn = await signInAs(desktop, 'member');
  expect(signedIn.body.username).toBe('member');
  expect([...signedIn.headers.keys()]).not.toContain('set-cookie');
  expect(keychain.entries.size).toBe(1);

  const created = await call(desktop, createListing.response, '/api/listings', draft);
  expect(created.status).toBe(201);
  const found = await call(desktop, listListings.response, '/api/listings?search=salt-water');
  expect(found.body.items.map(({ id }) => id)).toContain(created.body.id);
  desktop.close();

  const later = open();
  const me = await call(later, currentUser.nullable(), '/api/auth/me');
  expect(me.body?.username).toBe('member');
  expect((await call(later, getListing.response, `/api/listings/${created.body.id}`)).body.title).toBe(draft.title);
  await call(later, signOut.response, '/api/auth/signout', {});
  expect((await call(later, currentUser.nullable(), '/api/auth/me')).body).toBeNull();
  expect(keychain.entries.size).toBe(0);
});

test('the real server confirms by ETag, and what was visited is there when it has stopped', async () => {
  const { open, statuses } = openDesktop();
  const desktop = open();
  const first = await call(desktop, listFocusAreas.response, '/api/focus-areas');
  const second = await call(desktop, listFocusAreas.response, '/api/focus-areas');
  expect(second.body).toEqual(first.body);
  expect(statuses).toEqual([200, 304]);
  await server.stop();
  const saved = await call(desktop, listFocusAreas.response, '/api/focus-areas');
  expect(saved.body).toEqual(first.body);
  expect(saved.headers.get(savedAtHeader)).toMatch(/^\d{4}-/);
  expect(await problem(desktop, '/api/listings', draft)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await server.restart();
  expect((await call(desktop, listFocusAreas.response, '/api/focus-areas')).headers.get(savedAtHeader)).toBeNull();
});

test('a session that the server no longer knows ends once, and a new sign-in works at once', async () => {
  const { open, keychain, onSessionExpired } = openDesktop();
  const token = 'A'.repeat(43);
  keychain.entries.set(`CARDI ${server.url}`, JSON.stringify({ token, userId: 1 }));
  const desktop = open();
  const [write, me] = await Promise.all([
    problem(desktop, '/api/listings', draft),
    call(desktop, currentUser.nullable(), '/api/auth/me'),
    call(desktop, listListings.response, '/api/listings'),
  ]);
  expect(write.body.code).toBe('session_expired');
  expect(me.body).toBeNull();
  expect(onSessionExpired).toHaveBeenCalledOnce();
  expect((await signInAs(desktop, 'admin')).status).toBe(200);
  expect((await call(desktop, currentUser.nullable(), '/api/auth/me')).body?.role).toBe('admin');
});

test('whatever was visited, lists, listings and names, is there after the server was killed', async () => {
  const { open } = openDesktop();
  const desktop = open();
  const { body } = await call(desktop, listListings.response, '/api/listings?type=job');
  const paths = ['/api/listings?type=job', ...body.items.map(({ id }) => `/api/listings/${id}`), '/api/site'];
  const fresh = await Promise.all(paths.map((path) => call(desktop, z.unknown(), path)));
  await server.kill();
  const saved = await Promise.all(paths.map((path) => call(desktop, z.unknown(), path)));
  expect(saved.map((answer) => answer.body)).toEqual(fresh.map((answer) => answer.body));
  expect(saved.map(({ headers }) => headers.has(savedAtHeader))).toEqual(paths.map(() => true));
  await server.restart();
});
