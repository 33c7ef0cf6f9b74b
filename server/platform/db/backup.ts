import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fdatasyncSync, openSync } from 'node:fs';
import { link, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import BetterSqlite3 from 'better-sqlite3';

import { sqliteFileName } from './sqlite.ts';

/** So many pages are copied before they are brought to the disk: 4 MB. Commits of the server wait for no more than that. */
const pagesAtOnce = 1024;

/** In DATA_DIR: a file whose own modification time is that of the last backup. */
export const backupMark = 'last-backup';

/** An error that stops a backup; its message is one sentence. No file is left behind. */
export class BackupRefused extends Error {}

export interface Backup {
  file: string;
  bytes: number;
  sha256: string;
  /** The backup contains every write acknowledged before this moment. */
  stateOf: Date;
}

/**
 * Copies the SQLite database in `dataDir` into `file` while servers read and write it, as it is at one
 * moment. The copy is checked and on the disk before it gets its name, and its checksum lies beside it as
 * `file.sha256`. Throws `BackupRefused` when there is no database, when `file` is there already, and when the
 * copy is not intact.
 */
export async function backUp(dataDir: string, file: string, now: () => Date): Promise<Backup> {
  const source = join(dataDir, sqliteFileName);
  const partial = `${file}.partial-${process.pid}`;
  if (!(await exists(source))) throw new BackupRefused(`There is no database in ${dataDir}.`);
  await refuseExisting(file);
  await refuseExisting(checksumFile(file));
  try {
    const stateOf = now();
    await copyTo(source, partial);
    checkIntact(partial);
    await flush(partial);
    const sha256 = await checksumOf(partial);
    await giveName(partial, file);
    await writeFile(checksumFile(file), `${sha256}  ${basename(file)}\n`, { flag: 'wx', mode: 0o600 });
    await flush(dirname(file));
    // Only metrics use this file, so a backup succeeds even if DATA_DIR is read-only.
    await writeFile(join(dataDir, backupMark), '', { mode: 0o600 }).catch(() => undefined);
    return { file, bytes: (await stat(file)).size, sha256, stateOf };
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) await rm(`${partial}${ending}`, { force: true });
  }
}

/** The path of a backup's checksum file, in the format of sha256sum. */
export const checksumFile = (file: string) => `${file}.sha256`;

/** The SHA-256 of a file in hex. */
export async function checksumOf(file: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum);
  return sum.digest('hex');
}

/** Throws unless SQLite finds every page, index and reference of a database file as it should be. */
export function checkIntact(file: string): void {
  const database = new BetterSqlite3(file, { fileMustExist: true });
  try {
    // A single file without a write-ahead log.
    database.pragma('journal_mode = DELETE');
    const finding: unknown = database.pragma('integrity_check(1)', { simple: true });
    if (finding !== 'ok') throw new BackupRefused(`${file} is damaged: ${String(finding)}.`);
    const [broken] = database.pragma('foreign_key_check') as { table: string }[];
    if (broken)
      throw new BackupRefused(`${file} is damaged: a row of ${broken.table} refers to one that is not there.`);
  } finally {
    database.close();
  }
}

/** Waits until a file, or the names in a folder, have reached the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function copyTo(source: string, target: string): Promise<void> {
  const database = new BetterSqlite3(source, { fileMustExist: true, readonly: true });
  let copy: number | undefined;
  try {
    // Without a transaction around it, a copy in steps would begin anew with every write of the server.
    database.exec('begin');
    database.prepare('select count(*) from sqlite_schema').get();
    await database.backup(target, {
      progress() {
        copy ??= openSync(target, 'r');
        // Left to the system, gigabytes would go to the disk at once, before the next commit of the server.
        fdatasyncSync(copy);
        return pagesAtOnce;
      },
    });
  } finally {
    if (copy !== undefined) closeSync(copy);
    database.close();
  }
}

/** Unlike a rename, a link never replaces a file that was created meanwhile. */
async function giveName(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') throw new BackupRefused(`${file} is there already; a backup takes no file's place.`);
    // Network shares and memory sticks often do not support links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    await refuseExisting(file);
    await rename(partial, file);
  }
}

async function refuseExisting(file: string): Promise<void> {
  if (await exists(file)) throw new BackupRefused(`${file} is there already; a backup takes no file's place.`);
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}
