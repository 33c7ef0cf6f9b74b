import pg from 'pg';

import type { DatabaseUse } from './database.ts';

/** Object ids of the types that pg hands out as text because they can exceed a JavaScript number. */
const int8 = 20;
const numeric = 1700;

/**
 * The most connections of one process. Reads have theirs: a hundred writes that wait for one row cannot keep anyone
 * from reading. So has the look whether the database answers, which says nothing of how much there is to do.
 */
const maxConnections = { reads: 5, writes: 5, jobs: 2, ping: 1 } as const;

/** The time limit of the readiness check (milliseconds). */
export const pingLimit = 2000;

/**
 * The server ends a transaction that is idle for this long, so that a stopped application does not keep its locks
 * (milliseconds).
 */
const idleInTransactionLimit = 60_000;

/**
 * A statement is neither compiled nor handed to several processes: where the planner's guess is too high, either takes
 * longer than the statement itself (decision 83), and a job must not take the processors of requests.
 */
const plainPlans = '-c jit=off -c max_parallel_workers_per_gather=0';

/** What is asked of a connection pool; tests lend theirs to one app after the other. */
export type ConnectionPool = Pick<
  pg.Pool,
  'options' | 'totalCount' | 'idleCount' | 'waitingCount' | 'ending' | 'ended'
> & {
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
};

/** The pools of one open database. Jobs write with the connections that they read with. */
export interface Pools<Pool = ConnectionPool> {
  reads: Pool;
  writes: Pool;
  pinging: Pool;
}

/** Pools without a connection yet; `limit` is how long a request may wait (milliseconds). */
export function createPools(databaseUrl: string, use: DatabaseUse, limit: number): Pools<pg.Pool> {
  const open = (max: number, within: number | undefined) => createPool(databaseUrl, max, within);
  const pinging = open(maxConnections.ping, pingLimit);
  if (use === 'requests') {
    return { reads: open(maxConnections.reads, limit), writes: open(maxConnections.writes, limit), pinging };
  }
  const jobs = open(maxConnections.jobs, undefined);
  return { reads: jobs, writes: jobs, pinging };
}

function createPool(connectionString: string, max: number, limit: number | undefined): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'cardi',
    // Detects a server whose machine is gone.
    keepAlive: true,
    connectionTimeoutMillis: limit ?? 30_000,
    idle_in_transaction_session_timeout: idleInTransactionLimit,
    options: plainPlans,
    // The server gives up shortly before we do: it then says why, and stops working on the query.
    ...(limit !== undefined && {
      statement_timeout: Math.ceil(limit * 0.9),
      lock_timeout: Math.ceil(limit * 0.8),
    }),
    types: {
      getTypeParser(oid, format) {
        if (oid === int8 || oid === numeric) return Number;
        return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
      },
    },
  });
  // A connection that the server ends (a restart, a fail-over) is replaced, not fatal: one that nobody uses is told of
  // by the pool, one in use by itself, between two statements, where nobody else would listen.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
