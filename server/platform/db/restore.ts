import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

import { checkIntact, checksumFile, checksumOf, flush } from './backup.ts';
import { migrationNames } from './migrate.ts';
import { sqliteFileName } from './sqlite.ts';

/** An error that stops a restore; its message is one sentence. Nothing has been changed then. */
export class RestoreRefused extends Error {}

export interface Restored {
  /** The path of the former database, if there was one. */
  keptAs: string | null;
  /** How many migrations the backup lacks; the next start applies them. */
  pendingMigrations: number;
}

/**
 * Puts a backup in the place of the SQLite database in `dataDir`, which is kept under another name. Throws
 * `RestoreRefused` when the backup is damaged, is not ours, or was made by a newer program, and while any
 * server has the database open.
 */
export async function restore(dataDir: string, file: string, now: () => Date): Promise<Restored> {
  const target = join(dataDir, sqliteFileName);
  const incoming = `${target}.restoring-${process.pid}`;
  if (!(await stat(file).catch(() => undefined))) throw new RestoreRefused(`There is no file ${file}.`);
  await checkChecksum(file);
  await mkdir(dataDir, { recursive: true });
  try {
    // The backup itself is only read; SQLite would write beside it when opening it.
    await copyFile(file, incoming, constants.COPYFILE_EXCL);
    const pendingMigrations = checkBackup(incoming, file);
    await flush(incoming);
    const keptAs = await setAside(target, now());
    await rename(incoming, target);
    await flush(dataDir);
    return { keptAs, pendingMigrations };
  } finally {
    for (const ending of endings) await rm(`${incoming}${ending}`, { force: true });
  }
}

const endings = ['', '-wal', '-shm', '-journal'];

async function checkChecksum(file: string): Promise<void> {
  const expected = await readFile(checksumFile(file), 'utf8').catch(() => undefined);
  if (expected === undefined) return;
  if (expected.split(/\s/, 1)[0] !== (await checksumOf(file))) {
    throw new RestoreRefused(`${file} is not what its checksum says: it has been changed or damaged.`);
  }
}

/** Throws unless the copy of the backup is intact and ours; returns how many migrations it lacks. */
function checkBackup(copy: string, file: string): number {
  const applied = readMigrations(copy, file);
  const unknown = applied.find((name, index) => name !== migrationNames[index]);
  if (unknown) {
    throw new RestoreRefused(`${file} was made by a newer CARDI (${unknown}). Please install that version first.`);
  }
  return migrationNames.length - applied.length;
}

function readMigrations(copy: string, file: string): string[] {
  try {
    checkIntact(copy);
    const database = new BetterSqlite3(copy, { readonly: true });
    try {
      const rows = database.prepare('select name from kysely_migration order by name').all() as { name: string }[];
      return rows.map(({ name }) => name);
    } finally {
      database.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(copy, 'it').replace(/\.$/, '') : String(error);
    throw new RestoreRefused(`${file} is no intact backup of CARDI: ${reason}.`);
  }
}

/** Moves the existing database out of the way, or throws while someone has it open. */
async function setAside(target: string, now: Date): Promise<string | null> {
  if (!(await stat(target).catch(() => undefined))) return null;
  refuseWhileOpen(target);
  const keptAs = `${target}.before-restore-${now.toISOString().replace(/[:.]/g, '-')}`;
  for (const ending of endings) {
    await rename(`${target}${ending}`, `${keptAs}${ending}`).catch((error: unknown) => {
      if (ending === '' || !(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
  }
  return keptAs;
}

/**
 * Only a process with exclusive access can close the write-ahead log, and a server keeps the database open for its
 * whole life. A database too damaged to open is in nobody's use.
 */
function refuseWhileOpen(target: string): void {
  try {
    const database = new BetterSqlite3(target, { timeout: 0 });
    try {
      database.pragma('journal_mode = DELETE');
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof BetterSqlite3.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code)) {
      throw new RestoreRefused(`A server is using ${target}. Please stop it first.`);
    }
  }
}
