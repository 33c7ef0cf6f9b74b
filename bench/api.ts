import { signIn } from '#contract/accounts.ts';
import { createListing } from '#contract/listings.ts';
import { type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { aUser, listingForm, samplePassword } from '#server/testing/factories.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { type Load, type LoadResult, leaveCore, peakMemory, putUnderLoad } from './support/load.ts';
import { withMarket } from './support/market.ts';
import { readingsOf } from './support/readings.ts';
import type { Benchmark, Figure } from './support/report.ts';

const listings = 10_000;
const core = 0;

/** For the first load of a server, whose code is compiled while it runs (seconds). */
const warmUpSeconds = 12;

/**
 * The API with 50 connections on 10,000 listings: signed in, validated and logged, on one core, compared with bare
 * Express on the same rows in the same run. With `--postgres` on PostgreSQL, which takes what it needs of all cores.
 */
export const run: Benchmark = (args) =>
  withMarket(args, listings, async (location) => {
    // The first start adds the sample content; the second one is measured.
    await using first = await startServerProcess({ env: serverEnv(location) });
    await first.stop();
    return await measure(location);
  });

function serverEnv(location: DatabaseLocation) {
  return { ...placeOf(location), APP_MODE: 'staging', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'info' };
}

const placeOf = ({ dataDir, databaseUrl }: DatabaseLocation) => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

async function measure(location: DatabaseLocation): Promise<Figure[]> {
  const { words, ids, ...readings } = readingsOf(listings);
  leaveCore(core);

  await using bare = await startServerProcess({
    script: 'bench/support/bare-express.ts',
    core,
    env: placeOf(location),
  });
  const bareList = await putUnderLoad(bare.pid, { url: bare.url, requests: [{ path: '/list' }], warmUpSeconds });
  const bareSearch = await putUnderLoad(bare.pid, {
    url: bare.url,
    requests: words.map((word) => ({ path: `/search?search=${word}` })),
  });
  const bareDetail = await putUnderLoad(bare.pid, {
    url: bare.url,
    requests: ids.map((id) => ({ path: `/detail/${id}` })),
  });
  await bare.stop();

  await using server = await startServerProcess({
    core,
    env: serverEnv(location),
  });
  const headers = await signInTo(server, location);
  const read = (requests: Load['requests']) => putUnderLoad(server.pid, { url: server.url, headers, requests });
  const list = await putUnderLoad(server.pid, { url: server.url, headers, requests: readings.list, warmUpSeconds });
  const search = await read(readings.search);
  const newSearch = await read(readings.newSearch);
  const twoWords = await read(readings.twoWords);
  const detail = await read(readings.detail);
  const memory = peakMemory(server.pid);
  const create = await putUnderLoad(server.pid, {
    url: server.url,
    headers: { ...headers, origin: server.url },
    expectedStatus: 201,
    requests: words.map((word) => ({
      path: createListing.path,
      body: JSON.stringify(listingForm({ title: `A new listing about ${word}`, tags: [word, 'bench'] })),
    })),
  });
  return [
    ...figures('list of 20', list, { perSecond: 1500, p99: 40, bare: bareList, share: 0.5 }),
    ...figures('search', search, { perSecond: 1500, p99: 40, bare: bareSearch, share: 0.5 }),
    ...figures('search not asked before', newSearch, { perSecond: 1500, p99: 40 }),
    ...figures('two words and a filter', twoWords, { perSecond: 1500, p99: 40 }),
    ...figures('detail', detail, { perSecond: 5000, bare: bareDetail }),
    ...figures('create, durable', create, { perSecond: 1000 }),
    { what: 'memory after all reads', value: memory, unit: 'MB', bound: { atMost: 200 } },
    { what: 'memory after the creates', value: peakMemory(server.pid), unit: 'MB', bound: null },
  ];
}

interface Expected {
  perSecond: number;
  p99?: number;
  /** The bare server under the same load, and the required share of its rate. */
  bare?: LoadResult;
  share?: number;
}

function figures(what: string, result: LoadResult, expected: Expected): Figure[] {
  const p99 = expected.p99 === undefined ? null : { atMost: expected.p99 };
  const lines: Figure[] = [
    { what, value: result.perSecond, unit: '/s', bound: { atLeast: expected.perSecond } },
    { what: '  p99', value: result.p99, unit: 'ms', bound: p99 },
    { what: '  processor time', value: result.cpu, unit: 'µs', bound: null },
  ];
  const { bare, share } = expected;
  if (!bare) return lines;
  return [
    ...lines,
    { what: '  bare Express', value: bare.perSecond, unit: '/s', bound: null },
    { what: '  bare processor time', value: bare.cpu, unit: 'µs', bound: null },
    {
      what: '  share of bare Express',
      value: result.perSecond / bare.perSecond,
      unit: '',
      bound: share === undefined ? null : { atLeast: share },
    },
  ];
}

/** Signs a member in and returns a browser's headers with the session. */
async function signInTo(server: ServerProcess, location: DatabaseLocation): Promise<Record<string, string>> {
  const database = openDatabase(location);
  const user = await aUser({ database, now: () => new Date() }, { username: 'bench' });
  await database.close();
  const response = await fetch(server.url + signIn.path, {
    method: signIn.method,
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ username: user.username, password: samplePassword }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`Signing in answered ${response.status}`);
  return { cookie };
}
