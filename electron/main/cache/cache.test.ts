import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { type CacheOptions, openCache } from './cache.ts';
import type { CacheKey } from './cache-key.ts';

const server = 'https://cardi.example';
const publicKey: CacheKey = { server, userId: 0, path: '/api/listings' };
const privateKey: CacheKey = { server, userId: 7, path: '/api/saved' };
const answer = (body: string) => ({ body, etag: '"1"' });

function createFolder() {
  const folder = tempFolder();
  const file = join(folder, 'cache.db');
  const open = (options: Partial<CacheOptions> = {}) => {
    const cache = openCache({ file, contractVersion: 1, ...options });
    onTestFinished(cache.close);
    return cache;
  };
  return { folder, file, open, corrupt: () => readdirSync(folder).filter((name) => name.includes('.corrupt-')) };
}

test('an answer is there after a restart, as it was stored', () => {
  const { open } = createFolder();
  const first = open({ now: () => new Date('2026-01-01T12:00:00Z') });
  first.put(publicKey, answer('[1]'));
  first.close();
  expect(open().find(publicKey)).toEqual({ body: '[1]', etag: '"1"', storedAt: Date.parse('2026-01-01T12:00:00Z') });
});

test('a newer answer takes the place of the older one', () => {
  const cache = createFolder().open();
  cache.put(publicKey, answer('[1]'));
  cache.put(publicKey, { body: '[2]', etag: null });
  expect(cache.find(publicKey)).toMatchObject({ body: '[2]', etag: null });
  expect(cache.size()).toBe('[2]'.length + publicKey.path.length);
});

test.each([
  { ...publicKey, server: 'https://staging.example' },
  { ...publicKey, userId: 7 },
  { ...publicKey, path: '/api/listings?type=job' },
])('another key finds nothing: %j', (other) => {
  const cache = createFolder().open();
  cache.put(publicKey, answer('[1]'));
  expect(cache.find(other)).toBeNull();
});

test('answers to another version of the contract are gone', () => {
  const { open } = createFolder();
  const old = open();
  old.put(publicKey, answer('[1]'));
  old.close();
  const cache = open({ contractVersion: 2 });
  expect(cache.find(publicKey)).toBeNull();
  expect(cache.size()).toBe(0);
});

test('the least recently used answers go first', () => {
  const body = 'x'.repeat(1000);
  const key = (n: number): CacheKey => ({ ...publicKey, path: `/api/listings/${n}` });
  const cache = createFolder().open({ maxBytes: 3200 });
  for (const n of [1, 2, 3]) cache.put(key(n), answer(body));
  cache.find(key(1));
  cache.put(key(4), answer(body));
  expect([1, 2, 3, 4].filter((n) => cache.find(key(n)) !== null)).toEqual([1, 3, 4]);
  expect(cache.size()).toBeLessThanOrEqual(3200);
});

test('the order of use outlives a restart', () => {
  const body = 'x'.repeat(1000);
  const key = (n: number): CacheKey => ({ ...publicKey, path: `/api/listings/${n}` });
  const { open } = createFolder();
  const before = open({ maxBytes: 3200 });
  for (const n of [1, 2, 3]) before.put(key(n), answer(body));
  before.find(key(1));
  before.close();
  const after = open({ maxBytes: 1500 });
  expect([1, 2, 3].filter((n) => after.find(key(n)) !== null)).toEqual([1]);
});

test('an answer larger than the whole cache is not kept, nor is what it would have replaced', () => {
  const cache = createFolder().open({ maxBytes: 500 });
  cache.put(publicKey, answer('[1]'));
  cache.put(publicKey, answer('x'.repeat(1000)));
  expect(cache.find(publicKey)).toBeNull();
  expect(cache.size()).toBe(0);
});

test('signing out deletes what is private on that server, out of the file too', () => {
  const { file, open } = createFolder();
  const cache = open();
  const elsewhere = { ...privateKey, server: 'https://staging.example' };
  cache.put(publicKey, answer('[1]'));
  cache.put(privateKey, answer('["my secret interest"]'));
  cache.put(elsewhere, answer('["kept"]'));
  cache.wipePrivate(server);
  expect(cache.find(privateKey)).toBeNull();
  expect(cache.find(publicKey)).not.toBeNull();
  expect(cache.find(elsewhere)).not.toBeNull();
  for (const name of [file, `${file}-wal`]) expect(readFileSync(name, 'latin1')).not.toContain('my secret interest');
});

test('the rows of the user who is there may stay', () => {
  const cache = createFolder().open();
  cache.put(privateKey, answer('["mine"]'));
  cache.put({ ...privateKey, userId: 8 }, answer('["theirs"]'));
  cache.wipePrivate(server, 7);
  expect(cache.find(privateKey)).not.toBeNull();
  expect(cache.find({ ...privateKey, userId: 8 })).toBeNull();
});

test.skipIf(process.platform === 'win32')('the file is for this user’s eyes only', () => {
  const { file, open } = createFolder();
  open();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

/** A cache file with many pages, closed. */
function fill({ open }: ReturnType<typeof createFolder>, rows = 200) {
  const cache = open();
  for (let n = 0; n < rows; n += 1) cache.put({ ...publicKey, path: `/api/listings/${n}` }, answer('x'.repeat(2000)));
  cache.close();
}

test.each<[string, (file: string) => void]>([
  ['no database at all', (file) => writeFileSync(file, 'this is not a database, '.repeat(500))],
  ['cut off in the middle', (file) => truncateSync(file, 40_000)],
  [
    'overwritten in places',
    (file) => {
      const bytes = readFileSync(file);
      bytes.fill(0xaa, 4096, bytes.length - 4096);
      writeFileSync(file, bytes);
    },
  ],
  [
    'of a later version',
    (file) => {
      const db = new Database(file);
      db.pragma('user_version = 99');
      db.close();
    },
  ],
])('a file that is %s is set aside and a new one begun', (_name, damage) => {
  const folder = createFolder();
  fill(folder);
  damage(folder.file);
  const cache = folder.open({ now: () => new Date('2026-01-01T12:00:00Z') });
  expect(cache.size()).toBe(0);
  cache.put(publicKey, answer('[1]'));
  expect(cache.find(publicKey)).toMatchObject({ body: '[1]' });
  expect(folder.corrupt()).toEqual(['cache.db.corrupt-2026-01-01T12-00-00.000Z']);
});

test('damage that shows while the app runs is handled the same way', () => {
  const folder = createFolder();
  // More than SQLite keeps in memory, so that it must read the damaged pages.
  fill(folder, 2500);
  const report = vi.fn();
  const cache = folder.open({ report });
  const bytes = readFileSync(folder.file);
  bytes.fill(0xaa, 4096, bytes.length - 4096);
  writeFileSync(folder.file, bytes);
  expect(cache.find({ ...publicKey, path: '/api/listings/0' })).toBeNull();
  cache.put(publicKey, answer('[1]'));
  expect(cache.find(publicKey)).toMatchObject({ body: '[1]' });
  expect(folder.corrupt()).toHaveLength(1);
  expect(report).toHaveBeenCalled();
});

test('a file set aside does not outlive the session whose rows it may hold', () => {
  const folder = createFolder();
  writeFileSync(folder.file, 'this is not a database, '.repeat(500));
  folder.open().wipePrivate(server);
  expect(folder.corrupt()).toEqual([]);
});

test('where no file can be opened nothing is kept and nothing breaks', () => {
  const { file, open } = createFolder();
  mkdirSync(`${file}/folder`, { recursive: true });
  const report = vi.fn();
  const cache = open({ report, file: `${file}/folder/missing/cache.db` });
  cache.put(publicKey, answer('[1]'));
  cache.confirm(publicKey);
  expect(cache.find(publicKey)).toBeNull();
  expect(cache.size()).toBe(0);
  expect(report).toHaveBeenCalledOnce();
  cache.close();
});
