import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

import type { Database } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { createPools, type Pools } from '#server/platform/db/postgres-pools.ts';
import { onServer } from '../postgres.ts';
import { postgresTemplate } from '../template.ts';
import { forgetSessions, lend } from './lent-pool.ts';
import { learnPristine, type Pristine, putBack, readState } from './pristine.ts';

/** Raised for tests that fill tables on a busy machine (milliseconds). */
const limit = 60_000;

/** How many databases wait for the next test: few tests have more of them at once. */
const mostIdle = 4;

/** Deleted rows leave pages behind. Up to this size the planner takes any table without statistics for equally large. */
const mostPages = 10;

/** How long connections that were closed may take to be gone (milliseconds). */
const patience = 1000;

/** A copy of the template and its open connections, which go from test to test. */
interface Kept {
  name: string;
  url: string;
  pools: Pools<pg.Pool>;
  /** The connection that puts it back; not there before the first time. */
  keeper: pg.Client | undefined;
  /** The last transaction in which it was made pristine. */
  since: string;
}

const idle: Kept[] = [];
let pristine: Pristine | undefined;

export interface LentDatabase {
  url: string;
  database: Database;
  /** Gives it back when the database is closed. */
  giveBack: () => Promise<void>;
}

/**
 * A migrated, empty database on the PostgreSQL cluster at this address: one that an earlier test of this worker has used,
 * with its connections, or else a new one.
 */
export async function borrowDatabase(server: string): Promise<LentDatabase> {
  const kept = idle.pop() ?? (await create(server));
  const { url } = kept;
  const [reads, writes, pinging] = [lend(kept.pools.reads), lend(kept.pools.writes), lend(kept.pools.pinging)];
  return {
    url,
    database: openPostgres(url, 'requests', limit, { reads, writes, pinging }),
    async giveBack() {
      if (idle.length < mostIdle && (await restore(kept).catch(() => false))) idle.push(kept);
      else await remove(server, kept);
    },
  };
}

async function create(server: string): Promise<Kept> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copied as files: row by row through the log would take twice as long.
  await onServer(server, `create database ${name} template ${postgresTemplate} strategy file_copy`);
  const [row] = await onServer<{ xid: string }>(server, 'select pg_current_xact_id()::xid::text as xid');
  const url = `${server}/${name}`;
  const kept = { name, url, pools: createPools(url, 'requests', limit), keeper: undefined, since: `${row?.xid}` };
  pristine ??= await learnPristine(await keeperOf(kept), kept.since);
  return kept;
}

async function keeperOf(kept: Kept): Promise<pg.Client> {
  if (kept.keeper) return kept.keeper;
  const keeper = new pg.Client({ connectionString: kept.url });
  keeper.on('error', () => undefined);
  await keeper.connect();
  kept.keeper = keeper;
  return keeper;
}

const poolsOf = ({ pools: { reads, writes, pinging } }: Kept) => [reads, writes, pinging];

/** Makes it as a new copy; false if that cannot be done, because more than rows has changed. */
async function restore(kept: Kept): Promise<boolean> {
  if (!pristine) return false;
  const pools = poolsOf(kept);
  await Promise.all(pools.map(forgetSessions));
  const keeper = await keeperOf(kept);
  const deadline = performance.now() + patience;
  for (;;) {
    const state = await readState(keeper, pristine, kept.since);
    if (state.connections <= pools.reduce((sum, { totalCount }) => sum + totalCount, 1)) {
      if (state.nature !== pristine.nature || state.pages > mostPages) return false;
      kept.since = await putBack(keeper, pristine, state, kept.since);
      return true;
    }
    if (performance.now() > deadline) return false;
    await wait(5);
  }
}

async function remove(server: string, kept: Kept): Promise<void> {
  await Promise.all([...poolsOf(kept).map((pool) => pool.end()), kept.keeper?.end()]);
  await onServer(server, `drop database if exists ${kept.name} with (force)`);
}
