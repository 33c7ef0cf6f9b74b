import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';

import { createUser, me, signIn, signOut } from '#contract/accounts.ts';
import { createListing, getListing, listListings } from '#contract/listings.ts';
import { subscribe } from '#contract/newsletter.ts';
import { createClient } from '#server/testing/client.ts';
import { makeLocation, type TestLocation } from '#server/testing/database.ts';
import { listingForm } from '#server/testing/factories.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { firstListings } from './seed/listings/first-listings.ts';
import { laterListings } from './seed/listings/later-listings.ts';

const sampleCount = firstListings.length + laterListings.length;

/** The real program: its own process, a real port, a real database. */
function settings({ dataDir, databaseUrl }: TestLocation, more: Record<string, string> = {}) {
  return { env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, APP_MODE: 'demo', LOG_LEVEL: 'warn', ...more } };
}

const person = { username: 'lasting', email: 'lasting@example.com', password: 'Tidal-Power-7' };
const credentials = { username: person.username, password: person.password };

/** Begins a request whose body is still to come, and resolves once the server waits for it. */
async function beginSubscription(url: string, email: string) {
  const { port } = new URL(url);
  const body = JSON.stringify({ email });
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => (answer += text));
  socket.write(
    `POST /api/newsletter HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await expect.poll(() => answer).toContain('100 Continue');
  return async () => {
    socket.write(body);
    await once(socket, 'close');
    return answer;
  };
}

test('a restart answers the current request, ends with code 0 in spite of a second signal, and loses nothing', async () => {
  await using location = await makeLocation({ seeded: 'today' });
  await using first = await startServerProcess(settings(location));
  const client = createClient(first.url);
  await client.call(createUser, { body: person });
  await client.call(signIn, { body: credentials });
  const { body: published } = await client.call(createListing, { body: listingForm({ title: 'Still here tomorrow' }) });
  const { isUnderReview: _, ...listing } = published;

  const finish = await beginSubscription(first.url, 'under-way@example.com');
  const ended = first.stop('SIGTERM');
  await expect.poll(() => client.fetch('/healthz').catch(() => 'refused')).toBe('refused');
  // The signal of an impatient person cuts no request off.
  process.kill(first.pid, 'SIGINT');
  expect(await finish()).toContain('202 Accepted');
  expect(await ended).toBe(0);

  await using second = await startServerProcess(settings(location));
  const later = createClient(second.url);
  for (const [name, value] of client.cookies) later.cookies.set(name, value);
  expect((await later.call(me)).body?.username).toBe('lasting');
  expect((await later.call(getListing, { params: { id: String(listing.id) } })).body).toEqual(listing);
  const { body: found } = await later.call(listListings, { query: { search: 'tomorrow' } });
  expect(found.items.map(({ id }) => id)).toEqual([listing.id]);
  const { body: all } = await later.call(listListings, { query: {} });
  expect(all.count.value, 'the samples are seeded once').toBe(sampleCount + 1);
});

describe('several processes on one database', () => {
  // Each of them makes the samples, on a busy machine with a tenth of it.
  test('set it up at the same time, and all of them serve', { timeout: 300_000 }, async () => {
    await using location = await makeLocation();
    const options = { ...settings(location), startLimit: 240_000 };
    const servers = await Promise.all([1, 2, 3].map(() => startServerProcess(options)));
    for (const server of servers) onTestFinished(() => server[Symbol.asyncDispose]());
    for (const { url } of servers) {
      const { body } = await createClient(url).call(listListings, { query: {} });
      expect(body.count.value).toBe(sampleCount);
    }
  });

  test('share sessions, listings and rate limits', async () => {
    await using location = await makeLocation({ seeded: 'today' });
    const more = { RATE_LIMIT_FACTOR: '1' };
    await using a = await startServerProcess(settings(location, more));
    await using b = await startServerProcess(settings(location, more));
    const [atA, atB] = [createClient(a.url), createClient(b.url)];
    await atA.call(createUser, { body: person });
    await atA.call(signIn, { body: credentials });
    for (const [name, value] of atA.cookies) atB.cookies.set(name, value);
    expect((await atB.call(me)).body?.username).toBe('lasting');
    const { body: published } = await atB.call(createListing, { body: listingForm() });
    const { isUnderReview: _, ...listing } = published;
    expect((await atA.call(getListing, { params: { id: String(listing.id) } })).body).toEqual(listing);
    await atB.call(signOut);
    expect((await atA.call(me)).body).toBeNull();

    const send = (client: typeof atA) => client.send(subscribe, { body: { email: 'reader@example.com' } });
    const [{ limit }] = subscribe.rateLimits;
    for (let hit = 0; hit < limit; hit += 1) expect((await send(hit % 2 ? atA : atB)).status).toBe(202);
    expect([(await send(atA)).status, (await send(atB)).status]).toEqual([429, 429]);
  });
});

test.runIf(process.platform === 'linux')('processes that share a port share its connections', async () => {
  await using location = await makeLocation({ seeded: 'today' });
  const shared = (port: string) => settings(location, { PORT: port, SHARED_PORT: '1', METRICS_PORT: '0' });
  await using one = await startServerProcess(shared('0'));
  const { port } = new URL(one.url);
  await using other = await startServerProcess(shared(port));
  expect(other.url).toBe(one.url);
  for (let call = 0; call < 40; call += 1) {
    const response = await fetch(`${one.url}${listListings.path}`, { headers: { connection: 'close' } });
    expect(response.status).toBe(200);
  }
  for (const server of [one, other]) {
    const metrics = /metrics +(http:\S+)/.exec(server.output())?.[1] ?? '';
    const text = await (await fetch(metrics)).text();
    const answered = /cardi_http_request_duration_seconds_count\{[^}]*"\/api\/listings"[^}]*\} (\d+)/.exec(text)?.[1];
    expect(Number(answered)).toBeGreaterThan(0);
  }
  expect(await one.stop('SIGKILL')).toBeNull();
  expect((await fetch(`${other.url}${listListings.path}`, { headers: { connection: 'close' } })).status).toBe(200);
});
