import BetterSqlite3 from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

import { lowerCase } from './contains.ts';
import { matchesPattern } from './contains-words.ts';

/** A connection that only reads, with its statements kept. */
export interface SqliteReader {
  all(sql: string, parameters: readonly unknown[]): unknown[];
  /** Changes with every commit of another connection. */
  dataVersion(): number;
  close(): void;
}

/** Opens a connection that only reads. `patience`: how long it waits for a lock (milliseconds). */
export function openReader(file: string, patience: number): SqliteReader {
  const reader = setUp(new BetterSqlite3(file, { readonly: true, timeout: patience }));
  const statements = withStatementCache(reader);
  const version = reader.prepare('pragma data_version').pluck();
  return {
    all: (sql, parameters) => statements.prepare(sql).all(...parameters),
    dataVersion: () => version.get() as number,
    close: statements.close,
  };
}

/** What all connections have in common. */
export function setUp(connection: BetterSqlite3.Database): BetterSqlite3.Database {
  connection.pragma('cache_size = -16000');
  connection.pragma('mmap_size = 268435456');
  connection.function(lowerCase, { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : null,
  );
  const patterns = new LRUCache<string, RegExp>({
    max: maxPatterns,
    memoMethod: (pattern) => new RegExp(pattern, 'u'),
  });
  return connection.function(matchesPattern, { deterministic: true }, (text, pattern) =>
    typeof text === 'string' && typeof pattern === 'string' ? Number(patterns.memo(pattern).test(text)) : null,
  );
}

/** How many patterns are kept ready; a search has a few, and asks with them for each row. */
const maxPatterns = 50;

/** How many prepared statements are cached; the program has a few dozen shapes of query. */
const maxStatements = 500;

/** Kysely would prepare every query again, which costs more than running most of ours. */
export function withStatementCache(sqlite: BetterSqlite3.Database) {
  const statements = new LRUCache<string, BetterSqlite3.Statement>({ max: maxStatements });
  return {
    prepare(sql: string) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = sqlite.prepare(sql);
        statements.set(sql, statement);
      }
      return statement;
    },
    close() {
      statements.clear();
      sqlite.close();
    },
  };
}
