import { viewListing } from '#contract/listings.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { type LoadResult, putUnderLoad } from './support/load.ts';
import { withMarket } from './support/market.ts';
import type { Benchmark, Figure } from './support/report.ts';

const listings = 10_000;

/**
 * Views of one listing that everybody opens, as of all listings by turns: 50 connections, each view from an address of its
 * own. All of the first kind change the same rows. With `--postgres` on PostgreSQL.
 */
export const run: Benchmark = (args) =>
  withMarket(args, listings, async ({ dataDir, databaseUrl }) => {
    await using server = await startServerProcess({
      env: {
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
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
  });

const addressOf = (caller: number) => `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;

function figuresOf(what: string, { perSecond, p99, cpu }: LoadResult): Figure[] {
  return [
    { what, value: perSecond, unit: '/s', bound: null },
    { what: '  p99', value: p99, unit: 'ms', bound: null },
    { what: '  processor time', value: cpu, unit: 'µs', bound: null },
  ];
}
