import { constants } from 'node:fs';
import { copyFile, mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { filesFolder, filesIn, pathOfKey } from './disk.ts';

/** The folder beside a backup of the database that holds the files of its time. */
export const filesOf = (backup: string): string => `${backup}.files`;

/**
 * Copies all files in `dataDir` beside a backup of the database, after that was made: what it names is there, unless it was
 * deleted since. Resolves with their number.
 */
export function backUpFiles(dataDir: string, backup: string): Promise<number> {
  return copyAll(join(dataDir, filesFolder), filesOf(backup));
}

/** Copies the files of a backup into `dataDir`. Resolves with their number. */
export function restoreFiles(dataDir: string, backup: string): Promise<number> {
  return copyAll(filesOf(backup), join(dataDir, filesFolder));
}

/** What has a key never changes, so a file that is there already is replaced by the same one. */
async function copyAll(from: string, to: string): Promise<number> {
  let copied = 0;
  for await (const { key } of filesIn(from)) {
    if (await copyDurably(join(from, pathOfKey(key)), join(to, pathOfKey(key)))) copied += 1;
  }
  return copied;
}

/** Copies a file such that its name stands for all of it; `false` where it was deleted meanwhile. */
async function copyDurably(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const partial = `${to}.partial`;
  try {
    // A file system that can share the bytes of two files does.
    await copyFile(from, partial, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
  const handle = await open(partial, 'r+');
  await handle.sync();
  await handle.close();
  await rename(partial, to);
  return true;
}
