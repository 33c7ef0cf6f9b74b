import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';

import Database from 'better-sqlite3';

import { migrate } from './migrations.ts';

function openChecked(file: string): Database.Database {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = NORMAL');
    // 2 MB of pages in memory: single rows are read, each seldom twice.
    db.pragma('cache_size = -2000');
    // Rows that a sign-out deletes are overwritten in the file, not just unlinked.
    db.pragma('secure_delete = ON');
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new Error('The cache file is damaged');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Moves a file that cannot be used out of the way, with the time in its name, and drops its journal. */
export function setAside(file: string, now: Date): void {
  if (existsSync(file)) renameSync(file, `${file}.corrupt-${now.toISOString().replaceAll(':', '-')}`);
  for (const journal of [`${file}-wal`, `${file}-shm`]) rmSync(journal, { force: true });
}

/**
 * Opens the cache file, or creates it, readable by this user only. One that is damaged, no database,
 * or written by a later version is set aside and a new one made. Throws when that fails too, as on a
 * full or read-only disk.
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
