import { type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { withMarket } from './support/market.ts';
import { readingsOf } from './support/readings.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { aPerson, type Person } from './support/signed-in.ts';
import { callWithWrk } from './support/wrk.ts';

const listings = 10_000;

/**
 * The API with one, two and four processes behind one port, with 50 connections on 10,000 listings of a PostgreSQL. The
 * database shares the machine, and so do the callers: wrk makes them, which takes a tenth of a core (`apt install wrk`).
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

/** The database is its limit. */
const firstSearch = 'search not asked before';

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
  const call = (requests: readonly { path: string }[], seconds: number) =>
    callWithWrk({ url: server.url, headers, paths: requests.map(({ path }) => path), connections: 50, seconds });
  // Code is compiled while it runs for the first time.
  await call(list, 12);
  const newSearches = newSearch.flatMap(({ path }) => Array.from({ length: 5000 }, () => ({ path: path() })));
  const rates: Record<string, number> = {};
  for (const [what, requests] of Object.entries({ list, search, [firstSearch]: newSearches, detail })) {
    await call(requests, 4);
    rates[what] = await call(requests, 8);
  }
  return rates;
}

function figuresOf([one, two, four]: readonly Record<string, number>[]): Figure[] {
  return Object.entries(one ?? {}).flatMap(([what, rate]) => {
    const share = (of: Record<string, number> | undefined) => (of?.[what] ?? Number.NaN) / rate;
    return [
      { what: `${what}: one process`, value: rate, unit: '/s', bound: null },
      { what: '  two, of one', value: share(two), unit: '', bound: what === firstSearch ? null : { atLeast: 1.6 } },
      { what: '  four, of one', value: share(four), unit: '', bound: null },
    ];
  });
}
