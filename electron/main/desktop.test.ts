import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { currentUser, publishedTestPassword, signIn, signOut } from '#contract/accounts.ts';
import type { OfflineProgress } from '#contract/desktop/settings.ts';
import { listFocusAreas } from '#contract/focus-areas.ts';
import { contractVersion } from '#contract/health.ts';
import { type ErrorBody, errorBody } from '#contract/kit/errors.ts';
import { writeKeyHeader } from '#contract/kit/queue.ts';
import { savedAtHeader, sessionTokenHeader } from '#contract/kit/session.ts';
import { createListing, getListing, type ListingInput, listListings } from '#contract/listings.ts';
import { listOwnListings } from '#contract/listings-own.ts';
import type { LiveEvent } from '#contract/live.ts';
import { listMatches } from '#contract/matches.ts';
import { sayTyping, startConversation } from '#contract/messages.ts';
import { defaultSite, getSite } from '#contract/site.ts';
import { type RunningServer, startServer } from '#e2e/support/server.ts';
import { sendJson, startFakeServer } from '#electron/testing/fake-server.ts';
import { memoryKeychain } from '#electron/testing/memory-keychain.ts';
import { netRequest } from '#electron/testing/net-request.ts';
import { tokenOf, user } from '#electron/testing/samples.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createDesktop, type Emit } from './desktop.ts';
import type { Fetcher } from './network/fetcher.ts';
import { createNetFetch } from './network/net-fetch.ts';

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
  const events: [string, unknown][] = [];
  const emit: Emit = (name, payload) => void events.push([name, payload]);
  const statuses: number[] = [];
  const gone: string[] = [];
  let news = 0;
  const netFetch = createNetFetch({ request: netRequest, signIn: async () => null });
  const fetcher: Fetcher = async (...args) => {
    const response = await netFetch(...args);
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
      emit,
      onUserGone: () => gone.push('gone'),
      onNews: () => (news += 1),
      report: (problem, error) => {
        throw new Error(problem, { cause: error });
      },
    });
    onTestFinished(desktop.close);
    return desktop;
  };
  return { open, keychain, events, gone, news: () => news, statuses, folder };
}

/** The keychain's entry with which the cache is sealed. */
const installation = 'CARDI installation key';

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
  call(desktop, signIn.response, '/api/auth/signin', { username, password: publishedTestPassword });

test('the core loop goes through the app to the real server, and its session survives a restart of the app', async () => {
  const { open, keychain } = openDesktop();
  const desktop = open();
  expect((await problem(desktop, '/api/listings', draft)).status).toBe(401);
  const signedIn = await signInAs(desktop, 'member');
  expect(signedIn.body.username).toBe('member');
  expect([...signedIn.headers.keys()]).not.toContain('set-cookie');
  expect([...keychain.entries.keys()]).toEqual([installation, `CARDI ${server.url}`, `CARDI ${server.url} device`]);

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
  // The remaining entries are the key of the cache, and this device's own entry, which gives no access.
  expect([...keychain.entries.keys()]).toEqual([installation, `CARDI ${server.url} device`]);
});

test('the real server confirms by ETag, and visited pages are shown after it has stopped', async () => {
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

test('the matches of a member are shown without the server as they were read last', async () => {
  const { open } = openDesktop();
  const desktop = open();
  await signInAs(desktop, 'member');
  const read = await call(desktop, listMatches.response, '/api/matches?kind=member');
  await server.stop();
  const saved = await call(desktop, listMatches.response, '/api/matches?kind=member');
  expect(saved.body).toEqual(read.body);
  expect(saved.headers.get(savedAtHeader)).toMatch(/^\d{4}-/);
  // A kind that was never read is not invented.
  expect((await problem(desktop, '/api/matches?kind=event')).status).toBe(503);
  await server.restart();
});

/** What the stream says (`live` of the bridge). */
interface LiveNews {
  isUp: boolean;
  event: LiveEvent | null;
}

test('the stream tells of what a notification may be about, with no window and before anyone asks; of other events it does not', async () => {
  const [sender, receiver] = [openDesktop(), openDesktop()];
  const [admin, member] = [sender.open(), receiver.open()];
  await signInAs(admin, 'admin');
  const { id: to } = (await signInAs(member, 'member')).body;
  const live = () => receiver.events.flatMap(([name, news]) => (name === 'live' ? (news as LiveNews) : []));
  const heard = () => live().map(({ event }) => event?.kind);
  await expect.poll(live).toContainEqual({ isUp: true, event: null });
  const sent = await call(admin, startConversation.response, '/api/conversations', { to, body: 'Good morning' });
  await expect.poll(heard).toEqual(expect.arrayContaining(['conversation', 'notifications']));
  await call(admin, sayTyping.response, `/api/conversations/${sent.body.conversationId}/typing`, {});
  await expect.poll(heard).toContain('typing');
  // An event may come twice; each time it is news.
  expect(receiver.news()).toBe(heard().filter((kind) => kind === 'conversation' || kind === 'notifications').length);
});

test('a session that the server no longer knows ends once, and a new sign-in works at once', async () => {
  const { open, keychain, events } = openDesktop();
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
  expect(events.filter(([name]) => name === 'sessionExpired')).toEqual([['sessionExpired', { userId: 1 }]]);
  expect((await signInAs(desktop, 'admin')).status).toBe(200);
  expect((await call(desktop, currentUser.nullable(), '/api/auth/me')).body?.role).toBe('admin');
});

test('L10: a session that the server ends takes its private answers with it', async () => {
  const { open, keychain } = openDesktop();
  const desktop = open();
  await call(desktop, listFocusAreas.response, '/api/focus-areas');
  const { answers: readByAll } = desktop.offlineUsage();
  await signInAs(desktop, 'member');
  await call(desktop, listOwnListings.response, '/api/listings/mine');
  expect(desktop.offlineUsage().answers).toBeGreaterThan(readByAll);

  // Ended from another device, as by "sign out other devices" after this computer was lost.
  const { token } = z
    .object({ token: z.string() })
    .parse(JSON.parse(keychain.entries.get(`CARDI ${server.url}`) ?? ''));
  await fetch(`${server.url}/api/auth/signout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  // The stream may have told of the end first: then the call is one of a visitor.
  expect((await problem(desktop, '/api/listings', draft)).status).toBe(401);
  expect(desktop.offlineUsage().answers).toBe(readByAll);
});

test('what waits goes with a session that the server ends, and its user is told how much it was', async () => {
  const { open, keychain, events } = openDesktop();
  const desktop = open();
  await signInAs(desktop, 'member');
  const { body: listed } = await call(desktop, listListings.response, '/api/listings');
  const listing = listed.items[0];
  if (!listing) throw new Error('There is no listing');
  await server.stop();
  const key = crypto.randomUUID();
  const headers = { [writeKeyHeader]: key };
  const save = new Request(`app://cardi/api/saved-items/listing/${listing.id}`, { method: 'PUT', headers });
  expect((await desktop.handle(save)).status).toBe(202);
  expect(await desktop.outbox.outbox()).toMatchObject([{ key, title: `Save ${listing.title}` }]);

  await server.restart();
  const { token } = z
    .object({ token: z.string() })
    .parse(JSON.parse(keychain.entries.get(`CARDI ${server.url}`) ?? ''));
  await fetch(`${server.url}/api/auth/signout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await problem(desktop, '/api/listings', draft);
  await expect.poll(() => events.some(([name]) => name === 'sessionExpired')).toBe(true);
  await expect.poll(() => desktop.outbox.outboxLosses()).toEqual({ ended: 1, old: 0 });

  await signInAs(desktop, 'admin');
  expect(await desktop.outbox.outboxLosses()).toEqual({ ended: 0, old: 0 });
  await signInAs(desktop, 'member');
  expect(await desktop.outbox.outbox()).toEqual([]);
  expect(await desktop.outbox.outboxLosses()).toEqual({ ended: 1, old: 0 });
  await desktop.outbox.forgetOutboxLosses();
  expect(await desktop.outbox.outboxLosses()).toEqual({ ended: 0, old: 0 });
});

test('the next person finds none of the former person’s data, even when the session was lost in a restart', async () => {
  const { open, keychain, events, gone } = openDesktop();
  const first = open();
  await signInAs(first, 'member');
  expect(gone).toEqual([]);
  expect(events).toContainEqual(['userChanged', { userId: expect.any(Number), isOther: false }]);
  // Without a keychain the session ends with the run.
  keychain.entries.clear();
  const second = open();
  await second.checkUser();
  expect(gone).toEqual([]);
  await signInAs(second, 'admin');
  expect(gone).toEqual(['gone']);
  expect(events.at(-1)).toEqual(['userChanged', { userId: expect.any(Number), isOther: true }]);
});

test('visited lists, listings and names are shown after the server was killed', async () => {
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

test('the app moves between servers; each keeps its own session and never sees another server’s token', async () => {
  const { open, keychain, events } = openDesktop();
  const version = { product: 'cardi', version: '2.0.0', contractVersion, mode: 'staging' };
  const staging = await startFakeServer(({ url, method }, response) => {
    if (url === '/healthz') return sendJson(response, { status: 'ok' });
    if (url === '/api/version') return sendJson(response, version);
    if (method === 'POST') return sendJson(response, user, 200, { [sessionTokenHeader]: tokenOf('s') });
    return sendJson(response, url === '/api/auth/me' ? user : []);
  });
  const desktop = open();
  await signInAs(desktop, 'member');
  const ownToken = savedToken(keychain.entries.get(`CARDI ${server.url}`));

  expect(await desktop.connect('https://cardi.example/app')).toMatchObject({ problem: 'invalid' });
  expect((await desktop.status()).serverOrigin).toBe(server.url);
  expect(await desktop.connect(staging.origin)).toEqual({
    kind: 'accepted',
    origin: staging.origin,
    mode: 'staging',
    version: '2.0.0',
  });
  expect(await desktop.status()).toMatchObject({ serverOrigin: staging.origin, serverMode: 'staging' });
  expect(events.at(-1)).toEqual(['statusChanged', expect.objectContaining({ serverMode: 'staging' })]);
  expect(await desktop.user()).toBeNull();
  await call(desktop, z.unknown(), '/api/focus-areas');
  await signInAs(desktop, 'member');
  await call(desktop, z.unknown(), '/api/listings');
  // The stream of events speaks for the member, too.
  const spoken = new Set(staging.seen.map(({ headers }) => headers.authorization));
  spoken.delete(undefined);
  expect([...spoken]).toEqual([`Bearer ${tokenOf('s')}`]);
  expect(JSON.stringify(staging.seen)).not.toContain(ownToken);

  expect((await desktop.connect(server.url)).kind).toBe('accepted');
  expect((await call(desktop, currentUser.nullable(), '/api/auth/me')).body?.username).toBe('member');
  await desktop.connect(staging.origin);
  expect(await desktop.user()).toMatchObject({ server: expect.any(String), userId: expect.any(Number) });
  expect([...keychain.entries.keys()]).toEqual([
    installation,
    `CARDI ${server.url}`,
    `CARDI ${server.url} device`,
    `CARDI ${staging.origin}`,
  ]);
});

test('an answer that arrives after a change of server keeps its own server and user', async () => {
  const { open } = openDesktop();
  const answers = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const slow = await startFakeServer((request, response) => {
    if (request.url !== '/api/site')
      return sendJson(response, request.url === '/healthz' ? { status: 'ok' } : identity);
    arrived.resolve();
    const deepResearch = { name: 'Other', url: 'https://other.example/' };
    return void answers.promise.then(() => sendJson(response, { ...defaultSite, deepResearch }));
  });
  const identity = { product: 'cardi', version: '1', contractVersion, mode: 'staging' };
  const desktop = open();
  await desktop.connect(slow.origin);
  const late = call(desktop, z.unknown(), '/api/site');
  await arrived.promise;
  await desktop.connect(server.url);
  answers.resolve();
  await late;
  expect(desktop.researchTool.origin()).toBeNull();
  expect((await call(desktop, getSite.response, '/api/site')).body.deepResearch.name).not.toBe('Other');
});

test('problems of the server are known until it answers again', async () => {
  const { open, events } = openDesktop();
  const desktop = open();
  expect((await desktop.checkServer()).kind).toBe('accepted');
  await server.stop();
  await problem(desktop, '/api/listings', draft);
  expect(await desktop.status()).toMatchObject({ serverProblem: 'unreachable', serverMode: 'demo' });
  await server.restart();
  await call(desktop, z.unknown(), '/api/focus-areas');
  expect((await desktop.status()).serverProblem).toBeNull();
  const told = events.filter(([name]) => name === 'statusChanged').map(([, status]) => status);
  expect(told).toMatchObject([{ serverMode: 'demo' }, { serverProblem: 'unreachable' }, { serverProblem: null }]);
});

test('the directory is downloaded and can be read without the server', async () => {
  const { open, events } = openDesktop();
  const desktop = open();
  const [directory, busy] = await Promise.all([desktop.makeOffline(), desktop.makeOffline()]);
  expect(directory).toEqual({ kind: 'done', answers: expect.any(Number), failed: 0 });
  expect(busy).toEqual({ kind: 'stopped', reason: 'busy' });
  const progress = events.flatMap(([name, payload]) =>
    name === 'offlineProgress' ? [payload as OfflineProgress] : [],
  );
  expect(progress.at(-1)).toEqual({ done: progress.at(-1)?.known, known: expect.any(Number) });

  await server.kill();
  const { body: listings } = await call(desktop, listListings.response, '/api/listings?withFeatured=true');
  for (const path of [`/api/listings/${listings.items[0]?.id}`, '/api/members']) {
    expect((await call(desktop, z.unknown(), path)).status, path).toBe(200);
  }
  expect(await desktop.makeOffline()).toEqual({ kind: 'stopped', reason: 'unreachable' });
  await server.restart();
});

test('after clearing, nothing can be read offline', async () => {
  const { open } = openDesktop();
  const desktop = open();
  await call(desktop, z.unknown(), '/api/focus-areas');
  expect(desktop.offlineUsage()).toMatchObject({ answers: 1, isOpen: true });
  desktop.clearCache();
  await server.stop();
  expect((await problem(desktop, '/api/focus-areas')).status).toBe(503);
  await server.restart();
});

/** The token inside the keychain entry. */
function savedToken(entry: string | undefined): string {
  return z.object({ token: z.string() }).parse(JSON.parse(entry ?? '{}')).token;
}
