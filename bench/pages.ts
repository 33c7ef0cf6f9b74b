import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { paths } from '#contract/kit/paths.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { makeMarket } from './support/fill-listings.ts';
import { peakMemory, putUnderLoad } from './support/load.ts';
import type { Benchmark, Figure } from './support/report.ts';

const listings = 10_000;
const core = 0;

/**
 * Pages for visitors on 10,000 listings, on one core: drawn anew, with 20 records and all that stands around them, and
 * remembered; compared with bare Express that sends a page from memory. Needs the build (`npm run build -- web`).
 */
export const run: Benchmark = async () => {
  if (!existsSync('dist/ssr/render-page.js')) throw new Error('There is no build: npm run build -- web');
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  const env = { DATA_DIR: dataDir, APP_MODE: 'staging', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'info' };
  try {
    await makeMarket({ dataDir, databaseUrl: undefined }, listings);
    // The first start adds the sample content; the second one is measured.
    await using first = await startServerProcess({ env });
    await first.stop();
    return await measure(env);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

async function measure(env: Record<string, string>): Promise<Figure[]> {
  await using bare = await startServerProcess({ script: 'bench/support/bare-page.ts', core, env: {} });
  const yardstick = await putUnderLoad(bare.pid, { url: bare.url, requests: [{ path: '/page' }] });
  await bare.stop();

  await using server = await startServerProcess({ core, env });
  const { url, pid } = server;
  const path = paths.listings;
  const first = await fetch(url + path);
  if (!(await first.text()).includes('data-drawn')) throw new Error('The server does not draw this page');
  let asked = 0;
  // A parameter that no page reads makes each address a new one. Few at once, so that none is left to browsers.
  const drawn = await putUnderLoad(pid, {
    url,
    connections: 8,
    // A new server counts its records at first, and each write ends what is remembered.
    warmUpSeconds: 20,
    requests: [{ path: () => `${path}?new=${asked++}` }],
  });
  const remembered = await putUnderLoad(pid, { url, requests: [{ path }] });
  const compressed = await putUnderLoad(pid, { url, headers: { 'accept-encoding': 'br' }, requests: [{ path }] });
  const etag = (await fetch(url + path)).headers.get('etag') ?? '';
  const confirmed = await putUnderLoad(pid, {
    url,
    headers: { 'if-none-match': etag },
    requests: [{ path }],
    expectedStatus: 304,
  });
  return [
    { what: 'page of 20 listings, drawn anew', value: drawn.perSecond, unit: '/s', bound: null },
    // 400 a second on the machine on which bare Express sends 3,700.
    {
      what: '  of bare Express',
      value: drawn.perSecond / yardstick.perSecond,
      unit: '',
      bound: { atLeast: 400 / 3700 },
    },
    { what: '  processor time', value: drawn.cpu / 1000, unit: 'ms', bound: null },
    { what: '  p99', value: drawn.p99, unit: 'ms', bound: { atMost: 100 } },
    { what: 'remembered', value: remembered.perSecond, unit: '/s', bound: null },
    {
      what: '  of bare Express',
      value: remembered.perSecond / yardstick.perSecond,
      unit: '',
      bound: { atLeast: 0.15 },
    },
    { what: '  compressed', value: compressed.perSecond, unit: '/s', bound: null },
    { what: '  confirmed with 304', value: confirmed.perSecond, unit: '/s', bound: null },
    { what: 'bare Express, from memory', value: yardstick.perSecond, unit: '/s', bound: null },
    { what: 'memory', value: peakMemory(pid), unit: 'MB', bound: null },
  ];
}
