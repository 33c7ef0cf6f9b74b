import { setTimeout as wait } from 'node:timers/promises';
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';

import type { Database, DatabaseUse, FinishedQuery, PoolFigures } from './database.ts';
import { DatabaseUnavailable, unavailabilityOfCode } from './errors.ts';
import { type ConnectionPool, createPools, type Pools, pingLimit } from './postgres-pools.ts';
import { createSignals } from './postgres-signals.ts';
import type { Schema } from './schema.ts';
import { shareAsks } from './shared-asks.ts';
import { statementName } from './statement-names.ts';
import { createTurns } from './turns.ts';

/** How often a transaction that PostgreSQL ends to resolve a deadlock is tried again. */
const deadlockRetries = 3;

/** The pause before that (milliseconds). */
const deadlockPause = 50;

/** The code of a transaction that was ended to resolve a deadlock: all of it is undone, and the other one goes on. */
const deadlock = '40P01';

async function againAfterDeadlock<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let left = deadlockRetries; ; left -= 1) {
    try {
      return await transaction();
    } catch (error) {
      if (left === 0 || !(error instanceof DatabaseUnavailable) || error.code !== deadlock) throw error;
      // The other transaction takes the lock meanwhile.
      await wait(deadlockPause);
    }
  }
}

/**
 * Opens connections to a PostgreSQL server. `bigint` and `numeric` arrive as numbers: ours stay far below 2^53.
 *
 * For requests, whatever is asked is done within `limit` milliseconds or fails with `DatabaseUnavailable`: the wait
 * for a connection and the statement together, and in a transaction each further statement. A server that has stopped
 * answering is noticed by a clock here, a slow statement and a wait for a lock by the server's own. Jobs wait for as
 * long as it takes. Closing the database ends the pools.
 */
export function openPostgres(
  databaseUrl: string,
  use: DatabaseUse,
  limit: number,
  { reads, writes, pinging }: Pools = createPools(databaseUrl, use, limit),
): Database {
  const isForJobs = use === 'jobs';
  const within = isForJobs ? undefined : limit;
  const readPool = guarded(reads, within);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: readPool }) });
  const writer = isForJobs
    ? db
    : new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guarded(writes, within) }) });
  const inTurn = createTurns(3 * limit);
  const figuresOf = (
    name: PoolFigures['name'],
    { totalCount, idleCount, waitingCount }: ConnectionPool,
  ): PoolFigures => ({
    name,
    inUse: totalCount - idleCount,
    waiting: waitingCount,
  });
  const read: Database['read'] = async <Row>({ sql, parameters, isFixed }: FinishedQuery) =>
    onConnection(
      readPool,
      async (client) => (await client.ask(sql, parameters, isFixed && statementName(sql))).rows as Row[],
    );
  // The transactions that can be seen.
  const stateOfData = shareAsks(async () => {
    const sql = 'select pg_current_snapshot()::text as state';
    const [row] = await read<{ state: string }>({ sql, parameters: [], isFixed: true });
    return row?.state ?? '';
  });
  return {
    dialect: 'postgres',
    db,
    read,
    // The server runs each statement in a process of its own.
    aside: { dialect: 'postgres', db, read },
    stateOfData,
    // PostgreSQL's COMMIT answers when the change is durable (synchronous_commit is on by default).
    write: (work, { turn } = {}) => {
      const run = () => againAfterDeadlock(() => writer.transaction().execute(work));
      return turn === undefined ? run() : inTurn(turn, run);
    },
    signals: createSignals(databaseUrl, readPool),
    // A transaction with an id is written to the log when it ends, so this check reaches the disk.
    ping: () =>
      onConnection(
        guarded(pinging, pingLimit),
        async (client) => void (await client.query('select txid_current()', [])),
      ),
    async connect() {
      const asked = [...new Set([reads, writes])].flatMap((pool) =>
        Array.from({ length: pool.options.max }, () => guarded(pool, within).connect()),
      );
      // One that cannot be opened is asked for again by whoever needs it.
      for (const one of await Promise.allSettled(asked)) if (one.status === 'fulfilled') one.value.release();
    },
    pools: () => (isForJobs ? [figuresOf('jobs', reads)] : [figuresOf('reads', reads), figuresOf('writes', writes)]),
    async close() {
      await db.destroy();
      if (writer !== db) await writer.destroy();
      for (const pool of [reads, writes, pinging]) if (!pool.ended && !pool.ending) await pool.end();
    },
  };
}

/** A connection that can also run a statement which PostgreSQL parses and plans once, under a name. */
interface GuardedClient extends PostgresPoolClient {
  ask(sql: string, parameters: readonly unknown[], name?: string): Promise<{ rows: unknown[] }>;
}

interface GuardedPool extends PostgresPool {
  connect(): Promise<GuardedClient>;
}

/**
 * A pool whose failures are `DatabaseUnavailable` where they are no fault of what was asked, whose statements take
 * `limit` milliseconds at most, and which gives up a connection that has failed.
 */
function guarded(pool: ConnectionPool, limit: number | undefined): GuardedPool {
  return {
    options: pool.options,
    async connect() {
      const asked = performance.now();
      const client = await pool.connect().catch((error: unknown) => {
        throw translated(error);
      });
      // The time to get the connection counts towards its first query.
      return guardedClient(client, limit, performance.now() - asked);
    },
    end: () => pool.end(),
  };
}

function guardedClient(client: pg.PoolClient, limit: number | undefined, waited: number): GuardedClient {
  let isBroken = false;
  let left = limit === undefined ? undefined : Math.max(100, limit - waited);
  const ask = async (sql: string, parameters: readonly unknown[], name?: string): Promise<pg.QueryResult> => {
    try {
      return await inTime(client, client.query({ text: sql, values: [...parameters], name }), left);
    } catch (error) {
      if (name !== undefined && isOutdatedStatement(error)) {
        // The connection knows the statement under this name for as long as it lives, so it is given up.
        isBroken = true;
        return ask(sql, parameters);
      }
      const failure = translated(error);
      isBroken ||= !(error instanceof pg.DatabaseError) || error.severity === 'FATAL';
      throw failure;
    } finally {
      left = limit;
    }
  };
  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new TypeError('Cursors are not set up');
    // Closing the connection rolls the transaction back. The earlier failure reports what went wrong.
    if (isBroken && statement === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    return ask(statement, parameters);
  }
  return {
    query,
    ask,
    release: (discard) => client.release(isBroken || discard === true),
  };
}

/**
 * Whether a named statement has to be parsed anew: a migration has changed what it returns, or the server has dropped it
 * (`discard all` by a connection pooler).
 */
function isOutdatedStatement(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === '26000' || (error.code === '0A000' && error.message.includes('cached plan'));
}

/** The result of a query, unless it takes longer than `limit`: then the connection is closed. */
async function inTime<T>(client: pg.PoolClient, answer: Promise<T>, limit: number | undefined): Promise<T> {
  if (limit === undefined) return answer;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`PostgreSQL has not answered within ${Math.round(limit)} ms`));
    // With a query under way this does not wait for the server.
    client.end().catch(() => undefined);
  }, limit);
  answer.catch(() => undefined);
  late.promise.catch(() => undefined);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** An error that PostgreSQL itself reports is about the query, unless its code says otherwise; any other error is about the connection. */
function translated(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) {
    // A wrong user or database name is reported at the start.
    return new DatabaseUnavailable('away', error);
  }
  const reason = unavailabilityOfCode(error.code ?? '');
  return reason === null ? error : new DatabaseUnavailable(reason, error);
}

async function onConnection<T>(pool: GuardedPool, work: (client: GuardedClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
