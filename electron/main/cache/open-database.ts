import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';

import Database from 'better-sqlite3';

import { migrate } from './migrations.ts';

function openChecked(file: string): Database.Database {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = NORMAL');
    // 2 MB of pages in memory are enough: reads fetch single rows and seldom the same one twice.
    db.pragma('cache_size = -2000');
    // A sign-out overwrites deleted rows in the file instead of only unlinking them.
    db.pragma('secure_delete = ON');
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new Error('The cache file is damaged');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Moves an unusable file out of the way, adding the time to its name, and deletes its journal. */
export function setAside(file: string, now: Date): void {
  if (existsSync(file)) renameSync(file, `${file}.corrupt-${now.toISOString().replaceAll(':', '-')}`);
  for (const journal of [`${file}-wal`, `${file}-shm`]) rmSync(journal, { force: true });
}

/**
 * Opens the cache file, or creates it, readable by this user only. A file that is damaged, is not a database, or was
 * written by a later version is set aside and a new one created. Throws when that fails too, as on a full or read-only
 * disk.
 */
export function openDatabase(file: string, now: Date): Database.Database {
  let db: Database.Database;
  try {
    db = openChecked(file);
  } catch {
    setAside(file, now);
    db = openChecked(file);
  }
  chmodSync(file, 0o600);
  return db;
}
