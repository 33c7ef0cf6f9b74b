import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';

import { listFeedSources, listFeeds } from '#contract/feeds.ts';
import { stoppable } from '#server/platform/jobs/stoppable.ts';
import { createOutbound } from '#server/platform/outbound/outbound.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { entries, rss } from '#server/testing/feed-texts.ts';
import { aFeedSource } from '#server/testing/feeds.ts';
import { startWebServer, type TestWebServer } from '#server/testing/web-server.ts';
import { readFeeds } from './feed-reader.ts';
import { claimLength, restLength, retryDelay } from './read-source.ts';

const serve = (text: string): RequestListener => {
  return (_req, res) => res.setHeader('content-type', 'application/rss+xml').end(text);
};

/** A feed server, an app that may read it, and its reader. */
async function setUp(listener: RequestListener) {
  const server = await startWebServer(listener);
  onTestFinished(() => server[Symbol.asyncDispose]());
  const outbound = createOutbound({ trustedOrigins: [server.origin] });
  const app = await createTestApp({ outbound });
  onTestFinished(() => app[Symbol.asyncDispose]());
  return { server, app, reader: readerOf(app) };
}

/** A feed reader: `flush` reads the sources that are due, `stop` cancels that and waits. */
function readerOf({ deps }: TestApp) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const reader = {
    flush(): Promise<void> {
      const { signal } = stopping;
      running = readFeeds({ ...deps, database: stoppable(deps.database, signal) }, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      return running;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
  onTestFinished(() => reader.stop());
  return reader;
}

const sourceAt = (app: TestApp, { origin }: TestWebServer, path = '/feed.xml') =>
  aFeedSource(app.deps, { feed_url: `${origin}${path}` });

async function shown(app: TestApp) {
  const { body } = await app.visitor().call(listFeeds, { query: { technology: '4' } });
  return body;
}

async function forAdmins(app: TestApp) {
  const { body } = await (await app.as('admin')).call(listFeedSources, { query: {} });
  return body.items;
}

const titles = async (app: TestApp) => (await shown(app)).flatMap(({ items }) => items.map(({ title }) => title));

test('a source is read when it is due and again an hour later, and shows its newest items', async () => {
  const { server, app, reader } = await setUp(serve(rss(entries(5))));
  await sourceAt(app, server);
  expect((await shown(app))[0]).toMatchObject({ state: 'waiting', lastReadAt: null, items: [] });
  await reader.flush();
  expect((await shown(app))[0]).toMatchObject({
    state: 'current',
    lastReadAt: app.clock.now().toISOString(),
    nextCursor: expect.any(String),
    items: [
      { title: 'News 5', link: 'https://news.example/5', date: '2026-05-03T00:00:00.000Z', likes: 0, isPremium: false },
      { title: 'News 4' },
      { title: 'News 3' },
    ],
  });
  app.clock.advance({ milliseconds: restLength - 1 });
  await reader.flush();
  expect(server.requests).toHaveLength(1);
  app.clock.advance({ milliseconds: 1 });
  server.answer(serve(rss(entries(7, '2026-05-05T00:00:00.000Z'))));
  await reader.flush();
  expect(server.requests).toHaveLength(2);
  // The two new ones are dated tomorrow: a future date must not keep them above later ones.
  const newest = (await shown(app))[0]?.items[0];
  expect(newest).toMatchObject({ title: 'News 7', date: app.clock.now().toISOString() });
});

test('an item is stored once; corrections are applied, and its date, likes and marks stay', async () => {
  const { server, app, reader } = await setUp(serve(rss(entries(2))));
  await sourceAt(app, server);
  await reader.flush();
  await app.deps.database.write((trx) => trx.updateTable('feed_items').set({ likes: 3, is_premium: 1 }).execute());
  const [first, second] = entries(2);
  if (!first || !second) throw new Error('unreachable');
  // Also the same item twice in one answer, and one without an id.
  const { guid: _guid, ...anonymous } = { ...second, link: 'https://news.example/other' };
  const corrected = { ...first, title: 'Corrected', date: 'Sun, 03 May 2026 20:00:00 GMT' };
  server.answer(serve(rss([corrected, corrected, second, anonymous, anonymous])));
  app.clock.advance({ milliseconds: restLength });
  await reader.flush();
  const items = (await shown(app))[0]?.items;
  expect(items?.map(({ title, date, likes, isPremium }) => [title, date, likes, isPremium])).toEqual([
    ['Corrected', '2026-05-03T00:00:00.000Z', 3, true],
    ['News 1', '2026-05-02T00:00:00.000Z', 0, false],
    ['News 1', '2026-05-02T00:00:00.000Z', 3, true],
  ]);
});

test('items without a date keep their order in the feed', async () => {
  const dateless = entries(3).map(({ date: _date, ...entry }) => entry);
  const { server, app, reader } = await setUp(serve(rss(dateless)));
  await sourceAt(app, server);
  await reader.flush();
  expect(await titles(app)).toEqual(['News 3', 'News 2', 'News 1']);
});

test('only changed feeds are downloaded', async () => {
  const text = rss(entries(1));
  const { server, app, reader } = await setUp((req, res) => {
    if (req.headers['if-none-match'] === '"v1"') res.writeHead(304).end();
    else res.writeHead(200, { etag: '"v1"', 'last-modified': 'Sat, 02 May 2026 00:00:00 GMT' }).end(text);
  });
  await sourceAt(app, server);
  await reader.flush();
  app.clock.advance({ milliseconds: restLength });
  await reader.flush();
  expect(server.requests.map(({ headers }) => [headers['if-none-match'], headers['if-modified-since']])).toEqual([
    [undefined, undefined],
    ['"v1"', 'Sat, 02 May 2026 00:00:00 GMT'],
  ]);
  expect((await shown(app))[0]).toMatchObject({ state: 'current', lastReadAt: app.clock.now().toISOString() });
  expect(await titles(app)).toEqual(['News 1']);
});

test('a source that fails keeps its last good state and its date, and is read less and less often', async () => {
  const { server, app, reader } = await setUp(serve(rss(entries(1))));
  await sourceAt(app, server);
  await reader.flush();
  const readAt = app.clock.now().toISOString();
  server.answer((_req, res) => res.writeHead(503).end('down'));
  app.clock.advance({ milliseconds: restLength });
  for (let failures = 1; failures <= 9; failures += 1) {
    await reader.flush();
    expect(server.requests).toHaveLength(1 + failures);
    expect((await shown(app))[0]).toMatchObject({ state: 'failing', lastReadAt: readAt, items: [{ title: 'News 1' }] });
    expect((await forAdmins(app))[0]).toMatchObject({
      failures,
      lastError: 'The server answered with status 503.',
      lastTriedAt: app.clock.now().toISOString(),
      nextDueAt: new Date(app.clock.now().getTime() + retryDelay(failures)).toISOString(),
    });
    app.clock.advance({ milliseconds: retryDelay(failures) - 1 });
    await reader.flush();
    expect(server.requests).toHaveLength(1 + failures);
    app.clock.advance({ milliseconds: 1 });
  }
  expect([1, 2, 3, 20].map((failures) => retryDelay(failures) / 60_000)).toEqual([15, 30, 60, 24 * 60]);
  server.answer(serve(rss(entries(2))));
  await reader.flush();
  expect((await shown(app))[0]).toMatchObject({ state: 'current', items: [{ title: 'News 2' }, { title: 'News 1' }] });
  expect((await forAdmins(app))[0]).toMatchObject({ failures: 0, lastError: null });
});

test.each<[string, RequestListener, string]>([
  ['a page', serve('<!doctype html><p>Hello'), 'The answer is not an RSS, Atom or JSON feed.'],
  [
    'nothing new to somebody who knows nothing',
    (_q, res) => res.writeHead(304).end(),
    'The server answered with status 304.',
  ],
  ['three megabytes and a byte', (_q, res) => res.end('x'.repeat(3_000_001)), 'The answer is larger than 3000 kB.'],
  [
    'the way to a neighbour',
    (_q, res) => res.writeHead(302, { location: 'http://[::1]/' }).end(),
    'The address leads into a private network.',
  ],
  ['a closed door', (_q, res) => void res.destroy(), 'The host closed the connection.'],
])('%s is a failure that admins see', async (_what, listener, sentence) => {
  const { server, app, reader } = await setUp(listener);
  await sourceAt(app, server);
  await reader.flush();
  expect((await forAdmins(app))[0]).toMatchObject({ state: 'failing', failures: 1, lastError: sentence });
  // Other callers do not see the reason.
  expect(JSON.stringify(await shown(app))).not.toContain(sentence);
});

test('a source that fails does not stop others from being read', async () => {
  const { server, app, reader } = await setUp((req, res) => {
    if (req.url === '/bad') res.writeHead(500).end();
    else serve(rss(entries(1)))(req, res);
  });
  await sourceAt(app, server, '/bad');
  for (let number = 0; number < 4; number += 1) await sourceAt(app, server, `/good-${number}`);
  await reader.flush();
  expect(server.requests).toHaveLength(5);
  expect((await shown(app)).map(({ state }) => state)).toEqual(['failing', ...Array<string>(4).fill('current')]);
});

test('paused sources and samples are never read', async () => {
  const { server, app, reader } = await setUp(serve(rss(entries(1))));
  await aFeedSource(app.deps, { feed_url: `${server.origin}/x`, state: 'paused' });
  await aFeedSource(app.deps, { feed_url: null, state: 'active' });
  await reader.flush();
  expect(server.requests).toEqual([]);
  expect((await shown(app)).map(({ state }) => state)).toEqual(['paused', 'sample']);
});

test('several readers of one database read each source once', async () => {
  const { server, app, reader } = await setUp(serve(rss(entries(1))));
  for (let number = 0; number < 7; number += 1) await sourceAt(app, server, `/${number}`);
  const others = [readerOf(app), readerOf(app), readerOf(app)];
  await Promise.all([reader, ...others].map((one) => one.flush()));
  expect(server.requests).toHaveLength(7);
  expect(new Set(server.requests.map(({ url }) => url))).toEqual(
    new Set(Array.from({ length: 7 }, (_, number) => `/${number}`)),
  );
});

test('the sources of a reader that died are read by another once its claim ends', async () => {
  const { server, app, reader } = await setUp(() => {});
  await sourceAt(app, server);
  const asked = server.arrival();
  const reading = reader.flush();
  await asked;
  await reader.stop();
  await reading;
  server.answer(serve(rss(entries(1))));
  const other = readerOf(app);
  app.clock.advance({ milliseconds: claimLength - 1 });
  await other.flush();
  expect(await titles(app)).toEqual([]);
  app.clock.advance({ milliseconds: 1 });
  await other.flush();
  expect(await titles(app)).toEqual(['News 1']);
});

test('items are dropped if the address changed while they were being read', async () => {
  const { server, app, reader } = await setUp(() => {});
  const id = await sourceAt(app, server);
  const asked = server.arrival();
  const reading = reader.flush();
  const [, response] = await asked;
  const moved = { feed_url: `${server.origin}/elsewhere` };
  await app.deps.database.write((trx) => trx.updateTable('feed_sources').set(moved).where('id', '=', id).execute());
  const sent = once(response, 'close');
  response.end(rss(entries(1)));
  await sent;
  await reading;
  expect((await shown(app))[0]).toMatchObject({ state: 'waiting', items: [] });
});
