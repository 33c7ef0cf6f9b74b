import { chmodSync } from 'node:fs';
import Database from 'better-sqlite3';

import { setAside } from '../cache/open-database.ts';

/** `user_version` says how far a file has come. Statements that were published are not changed: new ones are added. */
const migrations = [
  `CREATE TABLE entries (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     server TEXT NOT NULL,
     user_id INTEGER NOT NULL,
     sealed BLOB NOT NULL
   ) STRICT;`,
  // `made_on`: the day of the change, in days since 1970, so that what cannot be opened any more is swept, too.
  `ALTER TABLE entries ADD COLUMN made_on INTEGER NOT NULL DEFAULT 0;
   UPDATE entries SET made_on = unixepoch() / 86400;
   CREATE TABLE losses (
     server TEXT NOT NULL,
     user_id INTEGER NOT NULL,
     reason TEXT NOT NULL,
     count INTEGER NOT NULL,
     noted_at INTEGER NOT NULL,
     PRIMARY KEY (server, user_id, reason)
   ) STRICT;`,
] as const;

function openFile(file: string): Database.Database {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    // A change that was acknowledged is on the disk, also when the power fails.
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new Error('The outbox file is damaged');
    const done = Number(db.pragma('user_version', { simple: true }));
    if (done > migrations.length) throw new Error('The outbox was written by a later version');
    for (const [index, statement] of migrations.entries()) {
      if (index < done) continue;
      db.transaction(() => {
        db.exec(statement);
        db.pragma(`user_version = ${index + 1}`);
      })();
    }
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Opens the file of the outbox, readable by this user only. One that is damaged, or of a later version, is set aside,
 * not deleted. Throws what SQLite throws.
 */
export function openOutboxFile(file: string, report: (problem: string, error?: unknown) => void): Database.Database {
  let db: Database.Database;
  try {
    db = openFile(file);
  } catch (error) {
    report('The outbox cannot be read and is set aside', error);
    setAside(file, new Date());
    db = openFile(file);
  }
  chmodSync(file, 0o600);
  return db;
}
