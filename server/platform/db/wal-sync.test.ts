import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createWalSync } from './wal-sync.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardi-wal-'));
  path = join(folder, 'test.db-wal');
  await writeFile(path, 'frames');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Replaces the system's flush with one that ends when told to, and counts its calls. */
async function holdFlushes() {
  const handle = await open(path);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const flushes: PromiseWithResolvers<void>[] = [];
  vi.spyOn(prototype, 'datasync').mockImplementation(() => {
    const flush = Promise.withResolvers<void>();
    flushes.push(flush);
    return flush.promise;
  });
  return flushes;
}

test('a write is acknowledged after its flush, not before', async () => {
  const flushes = await holdFlushes();
  const wal = createWalSync(path);
  let isDurable = false;
  const synced = wal.sync().then(() => (isDurable = true));
  await expect.poll(() => flushes.length).toBe(1);
  expect(isDurable).toBe(false);
  flushes[0]?.resolve();
  await synced;
  expect(isDurable).toBe(true);
  await wal.close();
});

test('writers that arrive during a flush share the next one', async () => {
  const flushes = await holdFlushes();
  const wal = createWalSync(path);
  const first = wal.sync();
  await expect.poll(() => flushes.length).toBe(1);
  const done: number[] = [];
  const late = [1, 2, 3].map((number) => wal.sync().then(() => done.push(number)));
  flushes[0]?.resolve();
  await first;
  await expect.poll(() => flushes.length).toBe(2);
  expect(done).toEqual([]);
  flushes[1]?.resolve();
  await Promise.all(late);
  expect(flushes).toHaveLength(2);
  await wal.close();
});

test('a disk error fails the writers that waited for it, and all later ones', async () => {
  const flushes = await holdFlushes();
  const wal = createWalSync(path);
  const first = wal.sync();
  await expect.poll(() => flushes.length).toBe(1);
  const second = wal.sync();
  flushes[0]?.reject(new Error('EIO'));
  await expect(first).rejects.toThrow('EIO');
  await expect(second).rejects.toThrow('EIO');
  await expect(wal.sync()).rejects.toThrow('EIO');
  expect(flushes).toHaveLength(1);
  await wal.close();
});

test('a missing log fails the write', async () => {
  const wal = createWalSync(join(folder, 'missing-wal'));
  await expect(wal.sync()).rejects.toThrow('ENOENT');
  await wal.close();
});
