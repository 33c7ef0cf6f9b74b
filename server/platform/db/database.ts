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
  read<Row>(query: FinishedQuery): Promise<Row[]>;
  /**
   * For reads that may take more than a few milliseconds. On SQLite they run in a thread of their own, one after the other, so
   * that requests are answered meanwhile; they see what was committed before each of them.
   */
  aside: Reads;
  /**
   * A number that changes with every commit by any process; missing where reading it costs as much as reading the data.
   */
  dataVersion?: () => number;
  /**
   * The state of the data, the same only while nobody has committed anything. On PostgreSQL it is a round trip, which those
   * who ask at the same time share; it also changes when a transaction begins that will be seen when it ends.
   */
  stateOfData(): Promise<string | number>;
  /**
   * Runs `work` in one transaction. Resolves once the change is durable: it survives the loss of the
   * process and of power. Nothing of it remains when `work` throws. `work` only queries `trx`, and may
   * be run a second time when a write that shared its transaction fails.
   *
   * Writes with the same `turn` go one after the other. It names a row that many may want to lock at once: on
   * PostgreSQL each would otherwise take a connection to wait with.
   */
  write<T>(work: (trx: Transaction) => Promise<T>, options?: { turn?: string }): Promise<T>;
  /** Short texts for the other processes of this database; missing where the database carries none. */
  signals?: Signals;
  /** Checks the connection down to the disk; throws when there is no answer within about two seconds. */
  ping(): Promise<void>;
  /** Opens all connections, so that the first requests do not wait for it; missing on SQLite. */
  connect?: () => Promise<void>;
  /** The figures of each connection pool; none on SQLite. */
  pools(): readonly PoolFigures[];
  /** Ends all connections; on SQLite everything is in the main file afterwards. */
  close(): Promise<void>;
}

/** A query and its parameters. `isFixed`: its text stands in the program, so PostgreSQL parses and plans it once. */
export interface FinishedQuery extends Pick<CompiledQuery, 'sql' | 'parameters'> {
  isFixed?: true;
}

/** What a query that only reads needs. */
export type Reads = Pick<Database, 'dialect' | 'db' | 'read'>;

/** Carries short texts between the processes of one database, without storing them. Now and then one is lost. */
export interface Signals {
  /** Sends a text to all processes that listen, this one among them. Texts that are given while they are sent are sent once more. */
  send(text: string): void;
  /** Calls `heard` with each text, and with '' after a time in which some may have been lost, until the returned function is called. */
  listen(heard: (text: string) => void): () => void;
}

/** A connection pool: the number of connections in use, and of callers that wait for one. */
export interface PoolFigures {
  name: 'reads' | 'writes' | 'jobs';
  inUse: number;
  waiting: number;
}

/** The purpose a database is opened for: people wait for requests, but not for jobs, migrations and commands. */
export type DatabaseUse = 'requests' | 'jobs';

/** Where the data lies: a PostgreSQL address, or else a folder for the SQLite file. */
export interface DatabaseLocation {
  databaseUrl: string | undefined;
  dataDir: string;
  /** How long a request may wait for PostgreSQL (milliseconds); 5,000 unless said. */
  databaseTimeout?: number;
}

/** How long SQLite waits for another process that writes (milliseconds): several may be set up at once. */
const sqlitePatience = { requests: 5000, jobs: 60_000 } as const;

/** Opens the database, creating the SQLite file and its folder when they are missing. */
export function openDatabase(
  { databaseUrl, dataDir, databaseTimeout = 5000 }: DatabaseLocation,
  use: DatabaseUse = 'jobs',
): Database {
  return databaseUrl ? openPostgres(databaseUrl, use, databaseTimeout) : openSqlite(dataDir, sqlitePatience[use]);
}
