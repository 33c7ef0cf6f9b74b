import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { viewListing } from '#contract/listings.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { makeMarket } from './support/fill-listings.ts';
import { largePostgres } from './support/filled-database.ts';
import { type LoadResult, putUnderLoad } from './support/load.ts';
import type { Benchmark, Figure } from './support/report.ts';

const listings = 10_000;

/**
 * Views of one listing that everybody opens, as of all listings by turns: 50 connections, each view from an address of its
 * own. All of the first kind change the same rows. With `--postgres` on PostgreSQL.
 */
export const run: Benchmark = async (args) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  const postgres = args.includes('--postgres') ? await largePostgres() : undefined;
  const location = { dataDir, databaseUrl: await postgres?.createDatabase('bench') };
  try {
    await makeMarket(location, listings);
    await using server = await startServerProcess({
      env: {
        DATA_DIR: dataDir,
        DATABASE_URL: location.databaseUrl,
        APP_MODE: 'staging',
        RATE_LIMIT_FACTOR: '1000000',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
      },
    });
    let viewer = 0;
    const viewsOf = (idOf: () => number) =>
      putUnderLoad(server.pid, {
        url: server.url,
        headers: { origin: server.url },
        requests: [
          {
            path: () => viewListing.path.replace(':id', String(idOf())),
            body: '{}',
            from: () => addressOf((viewer += 1)),
          },
        ],
      });
    const many = await viewsOf(() => 1 + (viewer % listings));
    const one = await viewsOf(() => listings / 2);
    return [
      ...figuresOf('views of all listings by turns', many),
      ...figuresOf('views of one listing', one),
      {
        what: '  share of the rate by turns',
        value: one.perSecond / many.perSecond,
        unit: '',
        bound: { atLeast: 0.5 },
      },
    ];
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const addressOf = (caller: number) => `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;

function figuresOf(what: string, { perSecond, p99, cpu }: LoadResult): Figure[] {
  return [
    { what, value: perSecond, unit: '/s', bound: null },
    { what: '  p99', value: p99, unit: 'ms', bound: null },
    { what: '  processor time', value: cpu, unit: 'µs', bound: null },
  ];
}
