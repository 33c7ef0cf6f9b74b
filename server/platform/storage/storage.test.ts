import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { parseEnv } from '#server/env.ts';
import { quickFolder } from '#server/testing/quick-folder.ts';
import { startS3 } from '#server/testing/s3.ts';
import { createS3Storage } from './s3.ts';
import { createStorage, type Storage, StorageUnavailable, type StoredFile } from './storage.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let dataDir: string;
beforeAll(async () => {
  s3 = await startS3();
  dataDir = await mkdtemp(join(await quickFolder(), 'cardi-storage-'));
});
afterAll(async () => {
  await s3[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const inFolder = () => createStorage(parseEnv({ DATA_DIR: dataDir }));
const inBucket = (url = s3.url) => createStorage(parseEnv({ STORAGE_URL: url }));

async function bytesOf(storage: Storage, key: string): Promise<Buffer | null> {
  const stream = await storage.get(key);
  return stream && buffer(stream);
}
async function filesOf(storage: Storage): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of storage.list()) files.push(file);
  return files;
}
const keysOf = async (storage: Storage) => (await filesOf(storage)).map(({ key }) => key);

describe.each([
  ['a folder', inFolder],
  ['an S3 bucket', () => inBucket()],
])('%s', (_what, open) => {
  test('gives back the same bytes, lists them with their time, and deletes them, twice without an error', async () => {
    const storage = await open();
    const key = randomUUID();
    const bytes = Buffer.from([0, 1, 2, 253, 254, 255, 10, 13]);
    expect(await bytesOf(storage, key)).toBeNull();
    expect(await keysOf(storage)).not.toContain(key);
    await storage.put(key, bytes);
    expect(await bytesOf(storage, key)).toEqual(bytes);
    const listed = (await filesOf(storage)).find((file) => file.key === key);
    expect(Math.abs(Date.now() - (listed?.storedAt.getTime() ?? 0))).toBeLessThan(60_000);
    await storage.delete(key);
    await storage.delete(key);
    expect(await bytesOf(storage, key)).toBeNull();
    expect(await keysOf(storage)).not.toContain(key);
  });

  test('holds empty and large files, and many at once', async () => {
    const storage = await open();
    const files = [0, 1, 3_000_000, 5, 6, 7, 8].map((size) => ({ key: randomUUID(), bytes: Buffer.alloc(size, size) }));
    await Promise.all(files.map(({ key, bytes }) => storage.put(key, bytes)));
    for (const { key, bytes } of files) expect((await bytesOf(storage, key))?.equals(bytes), key).toBe(true);
    expect(await keysOf(storage)).toEqual(expect.arrayContaining(files.map(({ key }) => key)));
  });

  test.each(['../secret-key', '', 'a', `${randomUUID()}/..`, randomUUID().toUpperCase(), `${randomUUID()}\n`])(
    'takes no other name for a key: %j',
    async (key) => {
      const storage = await open();
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
      await expect(storage.get(key)).rejects.toThrow(TypeError);
      await expect(storage.delete(key)).rejects.toThrow(TypeError);
    },
  );
});

test('a folder has no half-written file, is closed to other users, and overlooks what is not ours', async () => {
  const storage = await inFolder();
  const key = randomUUID();
  const folder = join(dataDir, 'files', key.slice(0, 2));
  // Keys of other tests may begin like this one.
  const before = await readdir(folder).catch(() => []);
  await storage.put(key, Buffer.from('x'));
  expect(new Set(await readdir(folder))).toEqual(new Set([...before, key]));
  expect((await stat(join(folder, key))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await writeFile(join(dataDir, 'files', '.keep'), '');
  await writeFile(join(folder, 'notes.txt'), '');
  expect(await keysOf(storage)).toContain(key);
  expect(await keysOf(storage)).not.toContain('notes.txt');
});

test('a listing of a bucket goes on over all its pages', async () => {
  const { storage: setting } = parseEnv({ STORAGE_URL: s3.url });
  if (!setting) throw new Error('unreachable');
  const storage = createS3Storage(setting, 2);
  const keys = Array.from({ length: 5 }, () => randomUUID());
  await Promise.all(keys.map((key) => storage.put(key, Buffer.from('x'))));
  expect(await keysOf(storage)).toEqual(expect.arrayContaining(keys));
});

test.each([
  ['a wrong secret', () => s3.url.replace(':S3RVER@', ':a-wrong-secret@')],
  ['a bucket that is not there', () => s3.url.replace('/cardi/', '/nowhere/')],
  ['a storage that is away', () => 's3+http://somebody:a-wrong-secret@127.0.0.1:1/cardi'],
])('%s is one kind of failure, and no secret is in it', async (_what, url) => {
  const storage = await inBucket(url());
  const key = randomUUID();
  const list = () => filesOf(storage);
  for (const call of [() => storage.put(key, Buffer.from('x')), () => storage.get(key), list]) {
    const failure: unknown = await call().then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StorageUnavailable);
    expect(inspect(failure, { depth: 10 })).not.toContain('a-wrong-secret');
  }
});

test.each([
  'https://s3.example/bucket',
  's3://s3.example/bucket',
  's3://key@s3.example/bucket',
  's3://key:secret@s3.example',
  's3://key:secret@s3.example/',
  's3://key:secret@s3.example/bucket?region=x&tls=off',
  's3://key:%E0%A4@s3.example/bucket',
  'key:secret',
])('%s is no storage, and the sentence quotes nothing of it', (url) => {
  expect(() => parseEnv({ STORAGE_URL: url })).toThrow(/^STORAGE_URL must be an address such as s3:/);
  expect(() => parseEnv({ STORAGE_URL: url.replaceAll('secret', 'hush') })).not.toThrow('hush');
});

test('the parts of a storage are read from its address', () => {
  const { storage } = parseEnv({
    STORAGE_URL: 's3://AK:a%2Fb%2Bc@s3.example:9000/bucket/some/folder/?region=eu-west-3',
  });
  expect(storage).toEqual({
    url: 'https://s3.example:9000/bucket/some/folder',
    keyId: 'AK',
    secret: 'a/b+c',
    region: 'eu-west-3',
  });
});
