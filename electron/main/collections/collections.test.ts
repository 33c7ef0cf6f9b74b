import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

import { publishedTestPassword, signIn } from '#contract/accounts.ts';
import { getCompany, listCompanies } from '#contract/companies.ts';
import type { CollectionSource, KeptCollection } from '#contract/desktop/collections.ts';
import { listListings } from '#contract/listings.ts';
import { createList, listListItems } from '#contract/lists.ts';
import { createPipeline, getPipeline } from '#contract/pipelines.ts';
import { createSavedSearch } from '#contract/saved-searches.ts';
import { type RunningServer, startServer } from '#e2e/support/server.ts';
import { memoryKeychain } from '#electron/testing/memory-keychain.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createDesktop } from '../desktop.ts';
import type { Fetcher } from '../network/fetcher.ts';

let server: RunningServer;
const picture = readFileSync(join(import.meta.dirname, '../../../resources/icons/256x256.png'));

const keeper = fileURLToPath(new URL('../../testing/collection-keeper.ts', import.meta.url));

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardi-server-'));
  server = await startServer({ dataDir: join(folder, 'data') });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
}, 60_000);

/** Asks the server's own database. */
function inDatabase(sql: string, ...values: (string | number)[]): void {
  const database = new DatabaseSync(join(server.dataDir, 'cardi.db'));
  database.prepare(sql).run(...values);
  database.close();
}

interface Seen {
  path: string;
  status: number;
  bytes: number;
}

/** The app on one folder and keychain before the real server; `seen` is what the server was asked and answered. */
function anApp() {
  const folder = tempFolder();
  const webRoot = join(folder, 'web');
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), '<title>CARDI</title>');
  const keychain = memoryKeychain();
  const seen: Seen[] = [];
  let answerInstead: (path: string) => Response | Promise<Response | null> | null = () => null;
  const fetcher: Fetcher = async (url, init) => {
    const path = `${new URL(url).pathname}${new URL(url).search}`;
    const response = (await answerInstead(path)) ?? (await fetch(url, init));
    const copy = response.clone();
    seen.push({ path, status: response.status, bytes: (await copy.arrayBuffer()).byteLength });
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
      emit: () => {},
      report: (problem, error) => {
        throw new Error(problem, { cause: error });
      },
    });
    onTestFinished(desktop.close);
    return desktop;
  };
  return {
    open,
    seen,
    keychain,
    data: join(folder, 'data'),
    file: join(folder, 'data', 'cache.db'),
    /** Answers in the server's place where the function gives an answer. */
    answer: (instead: typeof answerInstead) => void (answerInstead = instead),
  };
}
type Desktop = ReturnType<ReturnType<typeof anApp>['open']>;

async function get<Schema extends z.ZodType>(desktop: Desktop, schema: Schema, path: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', origin: 'app://cardi' };
  const response = await desktop.handle(new Request(`app://cardi${path}`, { ...init, headers }));
  return { status: response.status, body: schema.parse(await response.json()) };
}

const signInAs = (desktop: Desktop, username: string) =>
  get(desktop, signIn.response, '/api/auth/signin', { username, password: publishedTestPassword });

const keep = (desktop: Desktop, source: CollectionSource) =>
  desktop.collections.keepCollection({ source, title: 'What is kept', page: '/' });

/** Waits until the collection is in the state that is looked for. */
async function until(desktop: Desktop, isThere: (collection: KeptCollection) => boolean): Promise<KeptCollection> {
  return vi.waitFor(
    async () => {
      const { collections } = await desktop.collections.collections();
      const found = collections.find((each) => each.progress === null && isThere(each));
      if (!found) throw new Error(JSON.stringify(collections));
      return found;
    },
    { timeout: 15_000, interval: 50 },
  );
}
const isFetched = ({ updatedAt, problem }: KeptCollection) => updatedAt !== null && problem === null;

/** A company with technologies, and a picture of its own on the server. */
async function aCompany(desktop: Desktop) {
  const upload = await desktop.handle(
    new Request('app://cardi/api/profile/avatar', {
      method: 'PUT',
      body: picture,
      headers: { 'content-type': 'image/png' },
    }),
  );
  const { profileImage } = z.object({ profileImage: z.string() }).parse(await upload.json());
  const { body } = await get(desktop, listCompanies.response, '/api/companies');
  for (const { id } of body.items) {
    const { body: company } = await get(desktop, getCompany.response, `/api/companies/${id}`);
    const [technology] = company.technologies;
    if (!technology) continue;
    inDatabase('update companies set logo_url = ? where id = ?', profileImage, id);
    return { id, technology: technology.id, picture: profileImage, name: company.name };
  }
  throw new Error('No company has technologies');
}

const source = (id: number) => ({ kind: 'company', id }) as const;

test('a company is kept with its technologies and its picture, which were never opened', async () => {
  const { open, file } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const company = await aCompany(desktop);
  desktop.clearCache();
  expect((await keep(desktop, source(company.id))).problem).toBeNull();
  const kept = await until(desktop, isFetched);
  expect(kept.records).toBeGreaterThan(1);
  expect(kept.bytes).toBeGreaterThan(0);
  expect((await desktop.collections.collections()).records[`technology/${company.technology}`]).toMatch(/^20/);
  desktop.close();

  await server.kill();
  const later = open();
  const shown = await get(later, getCompany.response, `/api/companies/${company.id}`);
  expect([shown.status, shown.body.name]).toEqual([200, company.name]);
  for (const path of [`/api/technologies/${company.technology}`, `/api/companies/${company.id}/related-articles`]) {
    expect((await get(later, z.unknown(), path)).status, path).toBe(200);
  }
  const image = await later.handle(new Request(`app://cardi${company.picture}`));
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await server.restart();
  // Neither the title nor the name of the collection can be read in the file.
  for (const part of ['', '-wal']) {
    const bytes = readFileSync(`${file}${part}`, 'latin1');
    for (const word of ['What is kept', `company/${company.id}`]) expect(bytes).not.toContain(word);
  }
});

test('an update downloads nothing that has not changed', async () => {
  const { open, seen } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const company = await aCompany(desktop);
  await keep(desktop, source(company.id));
  const { updatedAt } = await until(desktop, isFetched);
  seen.length = 0;
  await desktop.collections.updateCollections(null);
  await until(desktop, (each) => isFetched(each) && each.updatedAt !== updatedAt);
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.filter(({ status, bytes }) => status !== 304 || bytes > 0)).toEqual([]);
});

test('a record that is gone leaves the collection, and a company that is gone empties it', async () => {
  const { open, answer } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const company = await aCompany(desktop);
  await keep(desktop, source(company.id));
  const { records } = await until(desktop, isFetched);
  const gone = () => Response.json({ code: 'not_found', message: 'There is no such record' }, { status: 404 });
  answer((path) => (path === `/api/technologies/${company.technology}` ? gone() : null));
  await desktop.collections.updateCollections(null);
  await until(desktop, (each) => isFetched(each) && each.records === records - 1);
  expect((await desktop.collections.collections()).records).not.toHaveProperty(`technology/${company.technology}`);

  answer((path) => (path === `/api/companies/${company.id}` ? gone() : null));
  await desktop.collections.updateCollections(null);
  expect(await until(desktop, ({ problem }) => problem === 'gone')).toMatchObject({ records: 0, bytes: 0 });
});

test('a server that asks for a pause gets it, and what is kept stays', async () => {
  const { open, answer, seen } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const company = await aCompany(desktop);
  await keep(desktop, source(company.id));
  const before = await until(desktop, isFetched);
  answer(() =>
    Response.json({ code: 'rate_limited', message: 'Slow down' }, { status: 429, headers: { 'retry-after': '600' } }),
  );
  seen.length = 0;
  await desktop.collections.updateCollections(null);
  expect(await until(desktop, ({ problem }) => problem === 'busy')).toMatchObject({
    records: before.records,
    updatedAt: before.updatedAt,
  });
  // The lists are asked one after another, so that the first refusal ends the round.
  expect(seen).toHaveLength(1);
});

test('an app that was killed in between goes on at its next start, and asks only for the rest', async () => {
  const { open, seen, keychain, data } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const company = await aCompany(desktop);
  desktop.clearCache();
  desktop.close();
  const options = {
    server: server.url,
    folder: data,
    keychain: [...keychain.entries],
    company: company.id,
    stopsAt: '/api/technologies/',
  };
  const child = spawn(process.execPath, [keeper, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  seen.length = 0;
  await until(open(), isFetched);
  expect(seen.map(({ path }) => path)).toContain(`/api/technologies/${company.technology}`);
  expect(seen.map(({ path }) => path)).not.toContain(company.picture);
});

test('a sign-out ends an update that is under way', async () => {
  const { open, seen, answer } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const company = await aCompany(desktop);
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<null>()];
  answer((path) => {
    if (!path.startsWith('/api/technologies/')) return null;
    asked.resolve();
    return released.promise;
  });
  await keep(desktop, source(company.id));
  await asked.promise;
  await desktop.handle(new Request('app://cardi/api/auth/signout', { method: 'POST' }));
  seen.length = 0;
  released.resolve(null);
  // The user signs in again: what was under way has ended by the time that a new collection is there.
  await signInAs(desktop, 'member');
  expect((await desktop.collections.collections()).collections).toEqual([]);
  await keep(desktop, { kind: 'saved-items' });
  await until(desktop, isFetched);
  const calls = seen.map(({ path }) => path);
  expect(calls.filter((path) => path.includes('related-articles') || path.includes('standing'))).toEqual([]);
});

test('a saved search keeps its listings; when it is deleted on the server, nothing of it is left', async () => {
  const { open } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const { body: search } = await get(desktop, createSavedSearch.response, '/api/saved-searches', {
    name: 'Jobs to keep',
    filters: { type: 'job' },
  });
  const of = { kind: 'saved-search', id: search.id } as const;
  await keep(desktop, of);
  const { records } = await until(desktop, isFetched);
  const { body: jobs } = await get(desktop, listListings.response, '/api/listings?type=job&withFeatured=true');
  expect(records).toBe(jobs.count.value);
  await desktop.handle(new Request(`app://cardi/api/saved-searches/${search.id}`, { method: 'DELETE' }));
  await desktop.collections.updateCollections(`saved-search/${search.id}`);
  expect(await until(desktop, ({ problem }) => problem === 'gone')).toMatchObject({ records: 0 });
});

test('a focus area and the saved items are kept with records of every kind', async () => {
  const { open } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const { body: companies } = await get(desktop, listCompanies.response, '/api/companies');
  const saved = companies.items[0]?.id;
  await desktop.handle(new Request(`app://cardi/api/saved-items/company/${saved}`, { method: 'PUT' }));
  await keep(desktop, { kind: 'focus-area', slug: 'energy-storage' });
  await keep(desktop, { kind: 'saved-items' });
  await until(desktop, (each) => each.name === 'focus-area/energy-storage' && isFetched(each));
  await until(desktop, (each) => each.name === 'saved-items' && isFetched(each) && each.records > 0);
  const { records } = await desktop.collections.collections();
  const kinds = new Set(Object.keys(records).map((name) => name.split('/')[0]));
  expect([...kinds]).toEqual(expect.arrayContaining(['article', 'company', 'listing']));
  expect(records).toHaveProperty(`company/${saved}`);
});

test('what is saved joins the kept saved items at once, also by the outbox, and nothing else is asked for again', async () => {
  const { open, seen } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const { body: listed } = await get(desktop, listListings.response, '/api/listings');
  const [first = 0, second = 0] = listed.items.map(({ id }) => id);
  const save = (id: number, method = 'PUT') =>
    desktop.handle(new Request(`app://cardi/api/saved-items/listing/${id}`, { method }));
  const kept = async () =>
    Object.keys((await desktop.collections.collections()).records).filter((name) => name.startsWith('listing/'));
  await save(first);
  await keep(desktop, { kind: 'saved-items' });
  await until(desktop, isFetched);
  seen.length = 0;
  await save(second);
  await vi.waitFor(async () => expect(await kept()).toEqual([`listing/${second}`, `listing/${first}`]), 5000);
  expect(seen.map(({ path }) => path).filter((path) => path.startsWith('/api/listings/'))).toEqual([
    `/api/listings/${second}`,
  ]);

  await server.kill();
  expect((await save(first, 'DELETE')).status).toBe(202);
  await server.restart();
  await get(desktop, z.unknown(), '/api/focus-areas');
  await vi.waitFor(async () => expect(await kept()).toEqual([`listing/${second}`]), 5000);
});

test('a list is kept with its records, and what is added to it offline joins them', async () => {
  const { open } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const { body: companies } = await get(desktop, listCompanies.response, '/api/companies');
  const [first = 0, second = 0] = companies.items.map(({ id }) => id);
  const send = (path: string, body: object) =>
    desktop.handle(
      new Request(`app://cardi${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const made = createList.response.parse(await (await send('/api/lists', { name: 'Storage to meet' })).json());
  const add = (id: number) => send(`/api/lists/${made.id}/items`, { kind: 'company', id });
  await add(first);
  await keep(desktop, { kind: 'list', id: made.id });
  expect(await until(desktop, isFetched)).toMatchObject({ title: 'Storage to meet', records: 1 });
  const kept = async () => Object.keys((await desktop.collections.collections()).records);

  await server.kill();
  expect((await add(second)).status).toBe(202);
  const [waiting] = await desktop.outbox.outbox();
  expect(waiting).toMatchObject({ record: `lists/${made.id}`, page: `/network/lists/${made.id}` });
  expect(waiting?.title).toMatch(/^Add .* to a list$/);
  const offline = await get(desktop, listListItems.response, `/api/lists/${made.id}/items?sort=newest`);
  expect(offline.body.items.map(({ itemId }) => itemId)).toEqual([first]);
  await server.restart();
  await get(desktop, z.unknown(), '/api/focus-areas');
  await vi.waitFor(async () => expect(await kept()).toContain(`company/${second}`), 5000);
});

test('a board is kept with its records, and a card that is moved offline is moved once the server is back', async () => {
  const { open } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const company = await aCompany(desktop);
  const send = (path: string, body: object) =>
    desktop.handle(
      new Request(`app://cardi${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const made = createPipeline.response.parse(await (await send('/api/pipelines', { name: 'Deals' })).json());
  const path = `/api/pipelines/${made.id}`;
  await send(`${path}/cards`, { kind: 'company', id: company.id });
  await keep(desktop, { kind: 'pipeline', id: made.id });
  expect(await until(desktop, isFetched)).toMatchObject({ title: 'Deals', records: 1 });

  await server.kill();
  const { body: board } = await get(desktop, getPipeline.response, path);
  const [card] = board.board;
  const [from, to] = board.stages.map(({ id }) => id);
  expect((await send(`${path}/cards/${card?.id}/move`, { from, to, after: null })).status).toBe(202);
  expect(await desktop.outbox.outbox()).toMatchObject([
    {
      record: `card move/${made.id}/${card?.id}`,
      page: `/network/pipeline/${made.id}`,
      form: { from, to, after: null },
    },
  ]);
  await server.restart();
  const moved = async () => (await get(desktop, getPipeline.response, path)).body.board[0]?.stageId;
  await vi.waitFor(async () => expect(await moved()).toBe(to), 10_000);
  await vi.waitFor(async () => expect(await desktop.outbox.outbox()).toEqual([]), 5000);
});

test('nobody else sees a collection, and a sign-out deletes it', async () => {
  const { open } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const company = await aCompany(desktop);
  await keep(desktop, source(company.id));
  await until(desktop, isFetched);
  await signInAs(desktop, 'admin');
  expect((await desktop.collections.collections()).collections).toEqual([]);
  await signInAs(desktop, 'member');
  expect((await desktop.collections.collections()).collections).toEqual([]);

  await keep(desktop, source(company.id));
  await until(desktop, isFetched);
  await desktop.handle(new Request('app://cardi/api/auth/signout', { method: 'POST' }));
  expect(await keep(desktop, source(company.id))).toMatchObject({ problem: 'impossible', kept: { collections: [] } });
});

test('without the server a collection waits, and is fetched when any call reaches it again', async () => {
  const { open } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  const company = await aCompany(desktop);
  await server.kill();
  await keep(desktop, source(company.id));
  await until(desktop, ({ problem }) => problem === 'unreachable');
  await server.restart();
  await get(desktop, z.unknown(), '/api/focus-areas');
  expect((await until(desktop, isFetched)).records).toBeGreaterThan(1);
});

test('no more than fifty collections are kept', async () => {
  const { open } = anApp();
  const desktop = open();
  await signInAs(desktop, 'member');
  await server.stop();
  for (let id = 1; id <= 50; id += 1) expect((await keep(desktop, source(id))).problem).toBeNull();
  expect((await keep(desktop, source(51))).problem).toBe('too-many');
  // One that is there already is no new one.
  expect((await keep(desktop, source(50))).problem).toBeNull();
  await server.restart();
});
