import type { Database } from 'better-sqlite3';

/**
 * The cache file's migrations, in order; `user_version` counts those that have run. Existing migrations never change;
 * new ones are appended. `used` orders the rows by their last use without a clock.
 */
const migrations = [
  // Answers in plain text: such a file is emptied by the next migration.
  `CREATE TABLE answers (
     id INTEGER PRIMARY KEY,
     server TEXT NOT NULL,
     scope TEXT NOT NULL CHECK (scope IN ('public', 'private')),
     user_id INTEGER NOT NULL CHECK ((user_id = 0) = (scope = 'public')),
     path TEXT NOT NULL,
     contract_version INTEGER NOT NULL,
     etag TEXT,
     body TEXT NOT NULL,
     size INTEGER NOT NULL,
     stored_at INTEGER NOT NULL,
     used INTEGER NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX answers_key ON answers (server, user_id, path, contract_version);
   CREATE INDEX answers_by_use ON answers (used, size);`,
  // `name` stands for the path; `read_on` is the day of the last use, in days since 1970.
  `DROP TABLE answers;
   CREATE TABLE answers (
     id INTEGER PRIMARY KEY,
     server TEXT NOT NULL,
     user_id INTEGER NOT NULL,
     name TEXT NOT NULL,
     contract_version INTEGER NOT NULL,
     sealed BLOB NOT NULL,
     size INTEGER NOT NULL,
     stored_at INTEGER NOT NULL,
     read_on INTEGER NOT NULL,
     used INTEGER NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX answers_key ON answers (server, user_id, name, contract_version);
   CREATE INDEX answers_by_use ON answers (used, size);
   CREATE INDEX answers_by_day ON answers (read_on);
   CREATE TABLE sealed_with (name TEXT NOT NULL) STRICT;`,
  // A pin holds on to an answer, by its key, for as long as its collection is kept.
  `CREATE TABLE collections (
     id INTEGER PRIMARY KEY,
     server TEXT NOT NULL,
     user_id INTEGER NOT NULL,
     name TEXT NOT NULL,
     sealed BLOB NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX collections_key ON collections (server, user_id, name);
   CREATE TABLE pins (
     server TEXT NOT NULL,
     user_id INTEGER NOT NULL,
     name TEXT NOT NULL,
     collection_id INTEGER NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
     PRIMARY KEY (server, user_id, name, collection_id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX pins_by_collection ON pins (collection_id);`,
] as const;

/** The version of a file that holds answers in plain text. */
const plainVersion = 1;

/** The file was written by a later version of the app. */
export class NewerCacheError extends Error {}

/** Migrates the file to the newest version, each step in its own transaction. Throws `NewerCacheError`. */
export function migrate(db: Database): void {
  const done = Number(db.pragma('user_version', { simple: true }));
  if (done > migrations.length) throw new NewerCacheError('The cache was written by a later version');
  for (const [i, sql] of migrations.entries()) {
    if (i < done) continue;
    db.transaction(() => {
      db.exec(sql);
      db.pragma(`user_version = ${i + 1}`);
    })();
  }
  if (done === plainVersion) giveBackSpace(db);
}

/** Gives what was deleted back to the disk, and takes the old pages out of the write-ahead log. */
export function giveBackSpace(db: Database): void {
  db.exec('VACUUM');
  db.pragma('wal_checkpoint(TRUNCATE)');
}
