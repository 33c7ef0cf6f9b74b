import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { openCache } from '../cache/cache.ts';
import type { SavedCollection } from '../cache/collections.ts';
import { sealKeyOf } from '../sealed/seal.ts';
import { fetchCollection, SourceFailed } from './fetch-collection.ts';
import { createReader, keptCall } from './reader.ts';

const owner = { server: 'https://cardi.example', userId: 7 };
const wanted: SavedCollection = {
  source: { kind: 'saved-items' },
  title: 'Saved items',
  page: '/network/saved',
  records: [],
  updatedAt: null,
  problem: null,
  isPartial: false,
};
const fail = (status: number, headers = {}) => Response.json({ code: 'x', message: 'x' }, { status, headers });

/** A real cache file before a server with saved listings 1 to `count`; `instead` answers in its place. */
function aServer(count: number, instead: (path: string) => Response | null = () => null) {
  const cache = openCache({
    file: join(tempFolder(), 'cache.db'),
    key: sealKeyOf(Buffer.alloc(32, 1), true),
    contractVersion: 1,
  });
  onTestFinished(cache.close);
  cache.collections.add(owner, wanted);
  const asked: string[] = [];
  const items = Array.from({ length: count }, (_, index) => ({
    kind: 'listing',
    id: index + 1,
    path: `/network/listings/${index + 1}`,
  }));
  const bodyOf = (path: string) => {
    if (path.startsWith('/api/saved-items/ids')) return { ids: [] };
    if (path.startsWith('/api/saved-items')) return { items, nextCursor: null };
    return { text: 'x'.repeat(10_000) };
  };
  const ask = async (path: string) => {
    asked.push(path);
    const other = instead(path);
    if (other) return other;
    const body = bodyOf(path);
    const call = keptCall(owner, path);
    if (call) cache.put(call.key, { body: JSON.stringify(body), etag: null });
    return Response.json(body);
  };
  const fetchAll = (maxBytes = 10_000_000) => {
    const isWanted = async () => true;
    const reader = createReader({ cache, ask, isReachable: () => true, isWanted, freshSince: 0 }, owner);
    return fetchCollection(wanted, { cache, owner, reader, maxBytes, now: () => 5, onProgress: () => {} });
  };
  return { asked, fetchAll, cache };
}

test('every record is fetched once, and held on to', async () => {
  const { fetchAll, asked, cache } = aServer(30);
  expect(await fetchAll()).toMatchObject({ problem: null, isPartial: false, updatedAt: 5 });
  expect(asked.filter((path) => path.startsWith('/api/listings/'))).toHaveLength(30);
  expect(new Set(asked).size).toBe(asked.length);
  expect(cache.collections.totalSize()).toBeGreaterThan(300_000);
});

test('where the space is full, the rest is left out and the collection says so', async () => {
  const { fetchAll, asked } = aServer(100);
  expect(await fetchAll(50_000)).toMatchObject({ problem: 'too-large', isPartial: true });
  expect(asked.filter((path) => path.startsWith('/api/listings/')).length).toBeLessThan(20);
});

test('of a longer list the first 200 records are kept', async () => {
  const { fetchAll, asked } = aServer(230);
  const fetched = await fetchAll();
  expect([fetched.records.length, fetched.isPartial]).toEqual([200, true]);
  expect(asked).not.toContain('/api/listings/201');
});

test('a record that could not be had stays, and the collection says so', async () => {
  const { fetchAll } = aServer(5, (path) => (path === '/api/listings/3' ? fail(500) : null));
  const fetched = await fetchAll();
  expect([fetched.records.length, fetched.problem]).toEqual([5, 'failed']);
});

test('a server that fails again and again is left alone', async () => {
  const { fetchAll, asked } = aServer(50, (path) => (path.startsWith('/api/listings/') ? fail(500) : null));
  await expect(fetchAll()).rejects.toMatchObject({ reason: 'busy' });
  expect(asked.filter((path) => path.startsWith('/api/listings/')).length).toBeLessThan(8);
});

test.each([
  [429, 90_000],
  [503, 90_000],
])('a server that answers %i is left alone for as long as it asks', async (status, askedWait) => {
  const { fetchAll } = aServer(50, (path) =>
    path === '/api/listings/4' ? fail(status, { 'retry-after': '90' }) : null,
  );
  await expect(fetchAll()).rejects.toMatchObject({ reason: 'busy', askedWait });
});

test('without its list nobody knows what belongs to a collection', async () => {
  const { fetchAll } = aServer(3, (path) => (path === '/api/saved-items' ? fail(500) : null));
  await expect(fetchAll()).rejects.toThrow(SourceFailed);
});

test('records that are gone are left out, and nothing holds on to them', async () => {
  const { fetchAll, cache } = aServer(5, (path) =>
    /listings\/[23]$/.test(path) ? fail(path.endsWith('2') ? 404 : 403) : null,
  );
  const fetched = await fetchAll();
  expect(fetched.records.map(({ id }) => id)).toEqual([1, 4, 5]);
  const size = cache.collections.totalSize();
  const call = keptCall(owner, '/api/listings/2');
  if (call) cache.put(call.key, { body: '{}', etag: null });
  expect(cache.collections.totalSize()).toBe(size);
});
