import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

import { isKey } from './keys.ts';
import type { Storage, StoredFile } from './storage.ts';

/** The folder of the files in `DATA_DIR`. */
export const filesFolder = 'files';

/** The path of a file below the folder; folders with two letters each keep their lists of names short. */
export const pathOfKey = (key: string): string => join(key.slice(0, 2), key);

/** Files in a folder of `dataDir`. */
export function createDiskStorage(dataDir: string): Storage {
  const root = join(dataDir, filesFolder);
  const pathOf = (key: string) => join(root, pathOfKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // The name of a draft is a key, too: the sweep deletes drafts of a process that was killed.
      const draft = pathOf(key.slice(0, 2) + randomUUID().slice(2));
      try {
        await writeFile(draft, bytes, { mode: 0o600, flag: 'wx', flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await flushNames(dirname(path));
    },
    async get(key): Promise<Readable | null> {
      const handle = await open(pathOf(key)).catch(orMissing);
      return handle?.createReadStream() ?? null;
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    list: () => filesIn(root),
  };
}

/** The files below the folder of a storage; none where there is no such folder. */
export async function* filesIn(root: string): AsyncGenerator<StoredFile> {
  for (const folder of (await readdir(root).catch(orMissing)) ?? []) {
    for (const key of (await readdir(join(root, folder)).catch(orMissing)) ?? []) {
      const file = await stat(join(root, folder, key)).catch(orMissing);
      if (file?.isFile() && isKey(key)) yield { key, storedAt: file.mtime };
    }
  }
}

/** Waits until a new name in a folder has reached the disk. Windows has no such call. */
async function flushNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function orMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
  throw error;
}
