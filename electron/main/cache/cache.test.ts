import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';

import { day } from '#contract/kit/durations.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { sealKeyOf } from '../sealed/seal.ts';
import { type CacheOptions, openCache } from './cache.ts';
import type { CacheKey } from './cache-key.ts';
import { mostMarks } from './marks.ts';

const server = 'https://cardi.example';
const key = sealKeyOf(Buffer.alloc(32, 1), true);
const otherKey = sealKeyOf(Buffer.alloc(32, 2), true);
const publicKey: CacheKey = { server, userId: 0, path: '/api/listings' };
const privateKey: CacheKey = { server, userId: 7, path: '/api/saved' };
const answer = (body: string) => ({ body, etag: '"1"' });

/** Everything that lies on the disk: the file and its journal. */
const rawBytes = (file: string) =>
  [file, `${file}-wal`].map((name) => (existsSync(name) ? readFileSync(name, 'latin1') : '')).join();

function createFolder() {
  const folder = tempFolder();
  const file = join(folder, 'cache.db');
  const open = (options: Partial<CacheOptions> = {}) => {
    const cache = openCache({ file, key, contractVersion: 1, ...options });
    onTestFinished(cache.close);
    return cache;
  };
  return { folder, file, open, corrupt: () => readdirSync(folder).filter((name) => name.includes('.corrupt-')) };
}

test('an answer is found after a restart as it was saved', () => {
  const { open } = createFolder();
  const now = () => new Date('2026-01-01T12:00:00Z');
  const first = open({ now });
  first.put(publicKey, answer('[1]'));
  first.close();
  expect(open({ now }).find(publicKey)).toEqual({
    body: '[1]',
    etag: '"1"',
    storedAt: Date.parse('2026-01-01T12:00:00Z'),
  });
});

test('a newer answer replaces the older one', () => {
  const cache = createFolder().open();
  cache.put(publicKey, answer('[1]'));
  const before = cache.size();
  cache.put(publicKey, { body: '[22]', etag: '"2"' });
  expect(cache.find(publicKey)).toMatchObject({ body: '[22]', etag: '"2"' });
  expect(cache.size()).toBe(before + 1);
});

test.each([
  { ...publicKey, server: 'https://staging.example' },
  { ...publicKey, userId: 7 },
  { ...publicKey, path: '/api/listings?type=job' },
])('the key %j finds nothing', (other) => {
  const cache = createFolder().open();
  cache.put(publicKey, answer('[1]'));
  expect(cache.find(other)).toBeNull();
});

test('answers to another version of the contract are deleted', () => {
  const { open } = createFolder();
  const old = open();
  old.put(publicKey, answer('[1]'));
  old.close();
  const cache = open({ contractVersion: 2 });
  expect(cache.find(publicKey)).toBeNull();
  expect(cache.size()).toBe(0);
});

test('the least recently used answers are deleted first', () => {
  const body = 'x'.repeat(1000);
  const key = (n: number): CacheKey => ({ ...publicKey, path: `/api/listings/${n}` });
  const cache = createFolder().open({ maxBytes: 3300 });
  for (const n of [1, 2, 3]) cache.put(key(n), answer(body));
  cache.find(key(1));
  cache.put(key(4), answer(body));
  expect([1, 2, 3, 4].filter((n) => cache.find(key(n)) !== null)).toEqual([1, 3, 4]);
  expect(cache.size()).toBeLessThanOrEqual(3300);
});

test('the order of use survives a restart', () => {
  const body = 'x'.repeat(1000);
  const key = (n: number): CacheKey => ({ ...publicKey, path: `/api/listings/${n}` });
  const { open } = createFolder();
  const before = open({ maxBytes: 3300 });
  for (const n of [1, 2, 3]) before.put(key(n), answer(body));
  before.find(key(1));
  before.close();
  const after = open({ maxBytes: 1500 });
  expect([1, 2, 3].filter((n) => after.find(key(n)) !== null)).toEqual([1]);
});

test('the order of use and the time of a confirmation are written some seconds later, without a regular end of the app', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = 'x'.repeat(1000);
  const key = (n: number): CacheKey => ({ ...publicKey, path: `/api/listings/${n}` });
  const { open, file } = createFolder();
  let time = Date.parse('2026-01-01T12:00:00Z');
  const cache = open({ now: () => new Date(time) });
  for (const n of [1, 2, 3]) cache.put(key(n), answer(body));
  time += 60_000;
  cache.confirm(key(2));
  cache.find(key(1));
  const written = () => {
    const db = new Database(file, { readonly: true });
    const rows = db.prepare('SELECT stored_at FROM answers ORDER BY used DESC').pluck().all();
    db.close();
    return rows;
  };
  const former = time - 60_000;
  expect(cache.storedAt(key(2))).toBe(time);
  expect(written()).toEqual([former, former, former]);
  vi.advanceTimersByTime(5_000);
  expect(written()).toEqual([former, former, time]);
});

test('many marks of use are written at once', async () => {
  const { open, file } = createFolder();
  const cache = open();
  const key = (n: number): CacheKey => ({ ...publicKey, path: `/api/listings/${n}` });
  for (let n = 0; n <= mostMarks; n += 1) cache.put(key(n), answer('[]'));
  const db = new Database(file, { readonly: true });
  onTestFinished(() => void db.close());
  const lastUse = () => db.prepare('SELECT max(used) FROM answers').pluck().get();
  const before = lastUse();
  for (let n = 0; n < mostMarks; n += 1) cache.find(key(n));
  await vi.waitFor(() => expect(lastUse()).toBe(Number(before) + mostMarks), { timeout: 3_000, interval: 5 });
});

test('answers are found also where the disk does not take the marks of their use', async () => {
  const { open, file } = createFolder();
  const report = vi.fn();
  const cache = open({ report });
  const key = (n: number): CacheKey => ({ ...publicKey, path: `/api/listings/${n}` });
  for (let n = 0; n < mostMarks + 2; n += 1) cache.put(key(n), answer('[]'));
  const db = new Database(file);
  db.exec("CREATE TRIGGER full BEFORE UPDATE ON answers BEGIN SELECT raise(abort, 'disk full'); END");
  db.close();
  const found = () => Array.from({ length: mostMarks + 2 }, (_, n) => cache.find(key(n))?.body);
  expect(found()).toEqual(Array.from({ length: mostMarks + 2 }, () => '[]'));
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith('The offline cache failed', expect.anything()));
  expect(found()).toEqual(Array.from({ length: mostMarks + 2 }, () => '[]'));
});

test('an answer that replaces another one does not take over when that one was confirmed, and a deleted one has no time', () => {
  let time = Date.parse('2026-01-01T12:00:00Z');
  const cache = createFolder().open({ now: () => new Date(time) });
  cache.put(publicKey, answer('[1]'));
  cache.confirm(publicKey);
  time -= 60_000;
  cache.put(publicKey, answer('[2]'));
  expect(cache.find(publicKey)?.storedAt).toBe(time);
  cache.confirm(publicKey);
  cache.remove(publicKey);
  expect(cache.storedAt(publicKey)).toBeNull();
});

test('an answer larger than the whole cache is not saved, and deletes the one it would have replaced', () => {
  const cache = createFolder().open({ maxBytes: 500 });
  cache.put(publicKey, answer('[1]'));
  cache.put(publicKey, answer('x'.repeat(1000)));
  expect(cache.find(publicKey)).toBeNull();
  expect(cache.size()).toBe(0);
});

test('signing out deletes that server’s private rows, from the file too', () => {
  const { file, open } = createFolder();
  const cache = open();
  const elsewhere = { ...privateKey, server: 'https://staging.example' };
  cache.put(publicKey, answer('[1]'));
  cache.put(privateKey, answer('["my secret interest"]'));
  cache.put(elsewhere, answer('["kept"]'));
  const sealed = Buffer.from(
    new Database(file).prepare('SELECT sealed FROM answers WHERE user_id = 7').pluck().get() as Uint8Array,
  );
  expect(rawBytes(file)).toContain(sealed.toString('latin1'));
  cache.wipePrivate(server);
  expect(cache.find(privateKey)).toBeNull();
  expect(cache.find(publicKey)).not.toBeNull();
  expect(cache.find(elsewhere)).not.toBeNull();
  expect(rawBytes(file)).not.toContain(sealed.toString('latin1', 13));
});

test('neither a title nor a name, an e-mail address or a search shows in the file', () => {
  const { file, open } = createFolder();
  const cache = open();
  const search = { ...publicKey, path: '/api/listings?search=geothermal' };
  cache.put(search, answer('[{"title":"Heat pumps for Graz"}]'));
  cache.put(privateKey, answer('[{"name":"Ada Lovelace","email":"ada@analytical.example"}]'));
  expect(cache.find(search)).not.toBeNull();
  for (const text of ['Heat pumps', 'Lovelace', 'ada@', '/api/', 'geothermal', 'saved']) {
    expect(rawBytes(file)).not.toContain(text);
  }
  // The same reading finds what is there in plain.
  expect(rawBytes(file)).toContain('cardi.example');
});

test('a file of an earlier version, in plain text, is emptied', () => {
  const { file, folder, open } = createFolder();
  const old = new Database(file);
  old.pragma('journal_mode = WAL');
  old.exec(`CREATE TABLE answers (id INTEGER PRIMARY KEY, path TEXT, body TEXT) STRICT; PRAGMA user_version = 1`);
  const add = old.prepare('INSERT INTO answers (path, body) VALUES (?, ?)');
  for (let n = 0; n < 50; n += 1) add.run('/api/saved', 'Ada Lovelace '.repeat(500));
  old.close();
  writeFileSync(`${file}.corrupt-2026`, 'Ada Lovelace');
  expect(rawBytes(file)).toContain('Lovelace');
  const cache = open();
  cache.put(publicKey, answer('[1]'));
  expect(cache.find(publicKey)).toMatchObject({ body: '[1]' });
  for (const name of readdirSync(folder)) expect(readFileSync(join(folder, name), 'latin1')).not.toContain('Lovelace');
  expect(statSync(file).size).toBeLessThan(100_000);
});

test('what was sealed with a key that is gone is thrown away', () => {
  const { open } = createFolder();
  const before = open();
  before.put(publicKey, answer('[1]'));
  before.close();
  const cache = open({ key: otherKey });
  expect([cache.find(publicKey), cache.count(), cache.size()]).toEqual([null, 0, 0]);
  cache.put(publicKey, answer('[2]'));
  cache.close();
  expect(open({ key: otherKey }).find(publicKey)).toMatchObject({ body: '[2]' });
});

test.each<[string, string]>([
  [
    'changed',
    `UPDATE answers SET sealed = CAST(substr(sealed, 1, 20)
       || CASE substr(sealed, 21, 1) WHEN x'00' THEN x'01' ELSE x'00' END || substr(sealed, 22) AS BLOB)`,
  ],
  ['moved to another user', 'UPDATE answers SET sealed = (SELECT sealed FROM answers WHERE user_id = 7)'],
  ['replaced by text', "UPDATE answers SET sealed = x'5b5d'"],
])('a row that was %s is none', (_name, sql) => {
  const { file, open } = createFolder();
  const cache = open();
  const theirs = { ...privateKey, userId: 8 };
  cache.put(privateKey, answer('["mine"]'));
  cache.put(theirs, answer('["theirs"]'));
  const db = new Database(file);
  db.exec(sql);
  db.close();
  expect(cache.find(theirs)).toBeNull();
  cache.put(theirs, answer('["new"]'));
  expect(cache.find(theirs)).toMatchObject({ body: '["new"]' });
});

test('what nobody has read for 90 days is deleted, at the start or on the day itself', () => {
  let time = Date.parse('2026-01-01T12:00:00Z');
  const now = () => new Date(time);
  const { open } = createFolder();
  const first = open({ now });
  first.put(publicKey, answer('[1]'));
  first.put(privateKey, answer('[2]'));
  time += 60 * day;
  expect(first.find(privateKey)).not.toBeNull();
  time += 30 * day;
  expect(first.find(publicKey)).not.toBeNull();
  first.close();
  time += 61 * day;
  const next = open({ now });
  expect([next.find(privateKey), next.count()]).toEqual([null, 1]);
  time += 91 * day;
  expect([next.find(publicKey), next.count(), next.size()]).toEqual([null, 0, 0]);
});

test('before the key is there nothing is found, but what is private can be deleted', async () => {
  const { open } = createFolder();
  const before = open();
  before.put(publicKey, answer('[1]'));
  before.put(privateKey, answer('[2]'));
  before.close();
  const { promise, resolve } = Promise.withResolvers<typeof key>();
  const cache = open({ key: promise });
  expect(cache.find(publicKey)).toBeNull();
  cache.wipePrivate(server);
  resolve(key);
  await cache.unlocked;
  expect([cache.find(publicKey)?.body, cache.find(privateKey)]).toEqual(['[1]', null]);
});

test('the rows of the signed-in user may stay', () => {
  const cache = createFolder().open();
  cache.put(privateKey, answer('["mine"]'));
  cache.put({ ...privateKey, userId: 8 }, answer('["theirs"]'));
  cache.wipePrivate(server, 7);
  expect(cache.find(privateKey)).not.toBeNull();
  expect(cache.find({ ...privateKey, userId: 8 })).toBeNull();
});

test.skipIf(process.platform === 'win32')('only this user can read the file', () => {
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

test('damage found while the app runs is handled the same way', () => {
  const folder = createFolder();
  // More than SQLite keeps in memory, so it has to read the damaged pages.
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

test('a file that was set aside is deleted with the session whose rows it may hold', () => {
  const folder = createFolder();
  writeFileSync(folder.file, 'this is not a database, '.repeat(500));
  folder.open().wipePrivate(server);
  expect(folder.corrupt()).toEqual([]);
});

test('where no file can be opened, nothing is saved and nothing fails', () => {
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
