import type pg from 'pg';

import type { ConnectionPool } from '#server/platform/db/postgres-pools.ts';

/**
 * A pool for one test: its `end` waits until every connection is back, as the real one's does, and lets nobody have one
 * any more, but leaves the connections open for the next test.
 */
export function lend(pool: pg.Pool): ConnectionPool {
  let isEnded = false;
  let taken = 0;
  const ended = Promise.withResolvers<void>();
  const tell = () => {
    if (isEnded && taken === 0) ended.resolve();
  };

  async function connect(): Promise<pg.PoolClient> {
    if (isEnded) throw new Error('Cannot use a pool after calling end on the pool');
    taken += 1;
    try {
      const client = await pool.connect();
      const release = client.release;
      client.release = (error) => {
        release(error);
        taken -= 1;
        tell();
      };
      return client;
    } catch (error) {
      taken -= 1;
      tell();
      throw error;
    }
  }

  return {
    options: pool.options,
    connect,
    end() {
      isEnded = true;
      tell();
      return ended.promise;
    },
    get totalCount() {
      return pool.totalCount;
    },
    get idleCount() {
      return pool.idleCount;
    },
    get waitingCount() {
      return pool.waitingCount;
    },
    get ending() {
      return isEnded;
    },
    get ended() {
      return isEnded && taken === 0;
    },
  };
}

/** `discard all` without the prepared statements: they say what a new connection would say, and need not be parsed anew. */
const discarded = `close all; set session authorization default; reset all; unlisten *; select pg_advisory_unlock_all();
  discard temp; discard sequences`;

/** Makes the open connections as new ones: no setting, lock or temporary table of a test remains. */
export async function forgetSessions(pool: pg.Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    await Promise.all(clients.map((client) => client.query(discarded)));
  } finally {
    for (const client of clients) client.release();
  }
}
