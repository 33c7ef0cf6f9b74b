import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { type CompiledQuery, Kysely, sql } from 'kysely';

import type { Database } from './database.ts';
import { DatabaseUnavailable } from './errors.ts';
import { createGroupCommit } from './group-commit.ts';
import { ReadThreadDialect } from './read-thread/dialect.ts';
import { createReadThread } from './read-thread/read-thread.ts';
import type { Schema } from './schema.ts';
import { SharedSqliteDialect } from './sqlite-dialect.ts';
import { openReader, setUp, withStatementCache } from './sqlite-reader.ts';
import { createWalSync } from './wal-sync.ts';

export const sqliteFileName = 'cardi.db';

/** A disk with less free space than this counts as full (bytes): the next few writes would use it. */
const leastRoom = 4 * 1024 * 1024;

/**
 * Opens the embedded database in `dataDir`. Commits do not wait for the disk on the request thread
 * (`synchronous = NORMAL`); `write` waits for the write-ahead log to reach it off the thread, one
 * wait for all commits at hand. See docs/decisions/0003-durable-writes-on-sqlite.md.
 *
 * No statistics are gathered (`PRAGMA optimize`): those of a young database, with members but few
 * listings, would lead the planner astray for as long as the process lives.
 *
 * `patience`: how long a statement waits for another process that writes (milliseconds). While it waits, so does all of
 * this process.
 */
export function openSqlite(dataDir: string, patience: number): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Large sorts, as for a new index, use files in the data folder. Other folders may be full or read-only.
  process.env.SQLITE_TMPDIR ??= dataDir;
  const file = join(dataDir, sqliteFileName);
  const sqlite = new BetterSqlite3(file, { timeout: patience });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma('foreign_keys = ON');
  setUp(sqlite);
  const walSync = createWalSync(`${file}-wal`);
  const db = new Kysely<Schema>({
    dialect: new SharedSqliteDialect({
      database: withStatementCache(sqlite),
      isInTransaction: () => sqlite.inTransaction,
    }),
  });
  const write = createGroupCommit(db, walSync.sync);
  // It only reads, so it sees the commits of all connections.
  const reader = openReader(file, patience);
  const thread = createReadThread({ file, patience });
  return {
    dialect: 'sqlite',
    db,
    // Reads have their own connection, so that they do not wait for a transaction of `db`.
    read: async <Row>({ sql, parameters }: Pick<CompiledQuery<Row>, 'sql' | 'parameters'>) =>
      reader.all(sql, parameters) as Row[],
    aside: {
      dialect: 'sqlite',
      db: new Kysely<Schema>({ dialect: new ReadThreadDialect(thread) }),
      read: async <Row>({ sql, parameters }: Pick<CompiledQuery<Row>, 'sql' | 'parameters'>) =>
        (await thread.all(sql, parameters)) as Row[],
    },
    dataVersion: reader.dataVersion,
    stateOfData: async () => reader.dataVersion(),
    write,
    async ping() {
      // A small page may still fit into the log where a listing does not.
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail * bsize < leastRoom) throw new DatabaseUnavailable('full', new Error(`${dataDir} has no room left`));
      // A real change, because an empty transaction does not reach the disk.
      await write((trx) => sql`update server_secrets set name = name`.execute(trx));
    },
    pools: () => [],
    async close() {
      await thread.close();
      reader.close();
      await walSync.close();
      await db.destroy();
    },
  };
}
