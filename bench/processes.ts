import { availableParallelism } from 'node:os';

import { type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { putUnderLoad } from './support/load.ts';
import { withMarket } from './support/market.ts';
import { readingsOf } from './support/readings.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { aPerson, type Person } from './support/signed-in.ts';

const listings = 10_000;

/**
 * The API with one, two and four processes behind one port, with 50 connections on 10,000 listings of a PostgreSQL. Callers
 * and database share the machine, so the bound for two processes holds where there are cores for all of them.
 */
export const run: Benchmark = () =>
  withMarket(['--postgres'], listings, async (location) => {
    // The first start adds the sample content; the later ones are measured.
    await using first = await startServerProcess({ env: envOf(location, '0') });
    const { port } = new URL(first.url);
    await first.stop();
    const database = openDatabase(location);
    const person = await aPerson(database, 'bench');
    await database.close();
    const results: Record<string, number>[] = [];
    for (const count of [1, 2, 4]) results.push(await measure(envOf(location, port), count, person));
    return figuresOf(results);
  });

function envOf({ dataDir, databaseUrl }: DatabaseLocation, port: string) {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    APP_MODE: 'staging',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'info',
    PORT: port,
    SHARED_PORT: '1',
  };
}

/** The requests a second of each kind that so many processes answer together. */
async function measure(env: ReturnType<typeof envOf>, count: number, { headers }: Person) {
  await using processes = new AsyncDisposableStack();
  const servers = await Promise.all(
    Array.from({ length: count }, async () => processes.use(await startServerProcess({ env }))),
  );
  const [server] = servers;
  if (!server) throw new Error('There is no process');
  const { list, search, newSearch, detail } = readingsOf(listings);
  const target = { url: server.url, headers };
  // Code is compiled while it runs for the first time.
  await putUnderLoad(server.pid, { ...target, requests: list, warmUpSeconds: 12, seconds: 1 });
  const rates: Record<string, number> = {};
  for (const [what, requests] of Object.entries({ list, search, 'search not asked before': newSearch, detail })) {
    rates[what] = (await putUnderLoad(server.pid, { ...target, requests })).perSecond;
  }
  return rates;
}

function figuresOf([one, two, four]: readonly Record<string, number>[]): Figure[] {
  // Two for the processes, and as many for the database and the callers.
  const hasRoom = availableParallelism() >= 4;
  return Object.entries(one ?? {}).flatMap(([what, rate]) => {
    const share = (of: Record<string, number> | undefined) => (of?.[what] ?? Number.NaN) / rate;
    return [
      { what: `${what}: one process`, value: rate, unit: '/s', bound: null },
      { what: '  two, of one', value: share(two), unit: '', bound: hasRoom ? { atLeast: 1.6 } : null },
      { what: '  four, of one', value: share(four), unit: '', bound: null },
    ];
  });
}
