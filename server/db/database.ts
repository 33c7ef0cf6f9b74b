import type { CompiledQuery, Kysely } from 'kysely';

import { openPostgres } from './postgres.ts';
import type { Schema, Transaction } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/**
 * An open database. Reads go through `db` or, on the busiest paths, `prepare`; everything that changes
 * something goes through `write`.
 */
export interface Database {
  dialect: 'sqlite' | 'postgres';
  db: Kysely<Schema>;
  /** Runs a finished query that only reads, outside any transaction. */
  read<Row>(query: Pick<CompiledQuery<Row>, 'sql' | 'parameters'>): Promise<Row[]>;
  /**
   * A number that is another one after every commit, whoever made it; absent where asking for it costs as much as
   * asking for the data.
   */
  dataVersion?: () => number;
  /**
   * Runs `work` in one transaction. Resolves once the change is durable: it survives the loss of the
   * process and of power. Nothing of it remains when `work` throws. `work` only queries `trx`, and may
   * be run a second time when a write that shared its transaction fails.
   */
  write<T>(work: (trx: Transaction) => Promise<T>): Promise<T>;
  /** Ends all connections; on SQLite everything is in the main file afterwards. */
  close(): Promise<void>;
}

/** Where the data lies: a PostgreSQL address, or else a folder for the SQLite file. */
export interface DatabaseLocation {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Opens the database, creating the SQLite file and its folder when they are missing. */
export function openDatabase(location: DatabaseLocation): Database {
  return location.databaseUrl ? openPostgres(location.databaseUrl) : openSqlite(location.dataDir);
}
