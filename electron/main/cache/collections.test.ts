import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';

import { collectionName } from '#contract/desktop/collections.ts';
import { day } from '#contract/kit/durations.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { sealKeyOf } from '../sealed/seal.ts';
import { type CacheOptions, openCache } from './cache.ts';
import type { CacheKey } from './cache-key.ts';
import type { SavedCollection } from './collections.ts';

const server = 'https://cardi.example';
const owner = { server, userId: 7 };
const pathOf = (id: number): CacheKey => ({ server, userId: 0, path: `/api/companies/${id}` });
const body = (letter: string) => ({ body: letter.repeat(10_000), etag: null });

const collection: SavedCollection = {
  source: { kind: 'company', id: 7 },
  title: 'Salt & Iron',
  page: '/network/companies/7',
  records: [{ kind: 'company', id: 7, path: '/api/companies/7' }],
  updatedAt: 1,
  problem: null,
  isPartial: false,
};
const name = collectionName(collection.source);

function aCache(options: Partial<CacheOptions> = {}) {
  const file = join(tempFolder(), 'cache.db');
  const open = (changes: Partial<CacheOptions> = {}) => {
    const cache = openCache({
      file,
      key: sealKeyOf(Buffer.alloc(32, 1), true),
      contractVersion: 1,
      ...options,
      ...changes,
    });
    onTestFinished(cache.close);
    return cache;
  };
  return { file, open };
}

test('a collection is there after a restart, for its user at its server alone', () => {
  const { open } = aCache();
  const first = open();
  first.collections.add(owner, collection);
  first.close();
  const { collections } = open();
  expect(collections.all(owner)).toEqual([collection]);
  expect(collections.find(owner, name)).toEqual(collection);
  for (const other of [
    { ...owner, userId: 8 },
    { ...owner, server: 'https://staging.example' },
  ]) {
    expect(collections.all(other)).toEqual([]);
    expect(collections.has(other, name)).toBe(false);
  }
});

test('pinned answers are not pushed out, and are once their collection is removed', () => {
  const cache = aCache({ maxBytes: 45_000 }).open();
  cache.collections.add(owner, collection);
  cache.collections.pin(owner, name, [pathOf(1)]);
  for (const id of [1, 2, 3, 4, 5, 6]) cache.put(pathOf(id), body('x'));
  expect(cache.find(pathOf(1))).not.toBeNull();
  expect(cache.find(pathOf(2))).toBeNull();
  expect(cache.collections.size(owner, name)).toBeGreaterThan(10_000);
  expect(cache.collections.totalSize()).toBe(cache.collections.size(owner, name));

  cache.collections.remove(owner, name);
  for (const id of [7, 8, 9, 10]) cache.put(pathOf(id), body('y'));
  expect(cache.find(pathOf(1))).toBeNull();
  expect(cache.collections.totalSize()).toBe(0);
});

test('pinned answers outlive the days after which others go', () => {
  let now = Date.parse('2026-01-01T12:00:00Z');
  const { open } = aCache({ now: () => new Date(now) });
  const first = open();
  first.collections.add(owner, collection);
  first.collections.pin(owner, name, [pathOf(1)]);
  first.put(pathOf(1), body('x'));
  first.put(pathOf(2), body('x'));
  first.close();
  now += 100 * day;
  const later = open();
  expect(later.find(pathOf(2))).toBeNull();
  expect(later.find(pathOf(1))).not.toBeNull();
});

test('a full cache of pinned answers takes no others, and keeps what is pinned', () => {
  const cache = aCache({ maxBytes: 25_000 }).open();
  cache.collections.add(owner, collection);
  cache.collections.pin(owner, name, [1, 2, 3].map(pathOf));
  for (const id of [1, 2, 3]) cache.put(pathOf(id), body('x'));
  cache.put(pathOf(4), body('x'));
  expect([1, 2, 3, 4].map((id) => cache.storedAt(pathOf(id)) !== null)).toEqual([true, true, true, false]);
});

test('an answer of two collections stays until both are removed', () => {
  const cache = aCache({ maxBytes: 25_000 }).open();
  const other = { ...collection, source: { kind: 'company', id: 8 } } as const;
  for (const each of [collection, other]) {
    cache.collections.add(owner, each);
    cache.collections.pin(owner, collectionName(each.source), [pathOf(1)]);
  }
  cache.put(pathOf(1), body('x'));
  const size = cache.collections.totalSize();
  cache.collections.remove(owner, name);
  expect(cache.collections.totalSize()).toBe(size);
  // Pinning others in its place lets go of it.
  cache.collections.pin(owner, collectionName(other.source), [pathOf(2)], true);
  expect(cache.collections.totalSize()).toBe(0);
});

test('a collection that was removed is neither changed nor given pins', () => {
  const cache = aCache().open();
  cache.collections.add(owner, collection);
  cache.collections.remove(owner, name);
  cache.collections.change(owner, collection);
  cache.collections.pin(owner, name, [pathOf(1)]);
  cache.put(pathOf(1), body('x'));
  expect([cache.collections.all(owner), cache.collections.totalSize()]).toEqual([[], 0]);
});

test.each<[string, (cache: ReturnType<ReturnType<typeof aCache>['open']>) => void]>([
  ['a sign-out', (cache) => cache.wipePrivate(server)],
  ['another user', (cache) => cache.wipePrivate(server, 8)],
  ['clearing the cache', (cache) => cache.clear()],
])('%s deletes collections with their pins', (_name, wipe) => {
  const { file, open } = aCache();
  const cache = open();
  cache.collections.add(owner, collection);
  cache.collections.pin(owner, name, [pathOf(1)]);
  wipe(cache);
  expect(cache.collections.all(owner)).toEqual([]);
  cache.close();
  const database = new Database(file);
  expect(
    database.prepare('SELECT (SELECT count(*) FROM collections) + (SELECT count(*) FROM pins)').pluck().get(),
  ).toBe(0);
  database.close();
});

test('the same user’s sign-in, and a wipe at another server, leave collections alone', () => {
  const cache = aCache().open();
  cache.collections.add(owner, collection);
  cache.wipePrivate(server, 7);
  cache.wipePrivate('https://staging.example');
  expect(cache.collections.all(owner)).toEqual([collection]);
});

test('collections sealed with another key are thrown away', () => {
  const { open } = aCache();
  const first = open();
  first.collections.add(owner, collection);
  first.close();
  const other = open({ key: sealKeyOf(Buffer.alloc(32, 2), true) });
  expect(other.collections.all(owner)).toEqual([]);
  other.close();
  expect(open().collections.all(owner)).toEqual([]);
});
