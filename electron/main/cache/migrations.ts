import type { Database } from 'better-sqlite3';

/**
 * The cache file's migrations, in order; `user_version` counts those that have run. Written ones are
 * never changed: a new one is added. `used` orders the rows by their last use, without a clock.
 */
const migrations = [
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
] as const;

/** The file was written by a later version of the app. */
export class NewerCacheError extends Error {}

/** Brings the file to the newest form, each step in its own transaction. Throws `NewerCacheError`. */
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
}
