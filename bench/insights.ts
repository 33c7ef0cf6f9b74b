import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { countMarkets } from '#server/features/insights/count/job.ts';
import { marketNames, presentMarket } from '#server/features/insights/markets.ts';
import { decodeFactCursor, recordsOf } from '#server/features/insights/records.ts';
import { presentReport } from '#server/features/insights/report.ts';
import { findMarkets, findReport, type StoredReport } from '#server/features/insights/report-store.ts';
import { features } from '#server/features.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { fillInsights } from './support/fill-insights.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { turnsDuring } from './support/turns.ts';

const repeats = 200;
const now = () => new Date('2026-11-22T12:00:00Z');

/**
 * Counting the figures of all markets, and reading them, with 1,000,000 companies, as many technologies and as many
 * listings. `--companies=100000` for fewer.
 */
export const run: Benchmark = async (args) => {
  const given = args.find((arg) => arg.startsWith('--companies='))?.split('=')[1];
  const count = Number(given ?? 1_000_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  try {
    const started = performance.now();
    await fillInsights(dataDir, count);
    console.log(`  3 times ${count.toLocaleString('en')} records made in ${seconds(performance.now() - started)} s`);
    const database = openDatabase({ dataDir, databaseUrl: undefined });
    const figures = [
      ...(await counting('first count', database)),
      ...(await counting('count without changes', database)),
      ...(await reading(database)),
    ];
    await database.close();
    return figures;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** The processor time of a count, and of its stretches in which nothing else runs. */
async function counting(what: string, database: Database): Promise<Figure[]> {
  const before = process.cpuUsage();
  const turns = await turnsDuring(countMarkets({ database, now }));
  const { user, system } = process.cpuUsage(before);
  const inOrder = turns.toSorted((a, b) => a - b);
  return [
    { what: `${what}, processor time`, value: (user + system) / 1e6, unit: 's', bound: null },
    {
      what: '  at a stretch, p99',
      value: inOrder[Math.floor(inOrder.length * 0.99)] ?? Number.NaN,
      unit: 'ms',
      bound: { atMost: 20 },
    },
    { what: '  at a stretch, longest', value: inOrder.at(-1) ?? Number.NaN, unit: 'ms', bound: null },
  ];
}

async function reading(database: Database): Promise<Figure[]> {
  const deps = { database, features, now };
  const stored = (await findReport(database, 'country', 'fr')) as StoredReport;
  const page = (chart: 'listings' | 'readiness', row: string, column: string, cursor?: string) =>
    recordsOf(deps, stored, { chart, row, column }, { after: decodeFactCursor(cursor), limit: 20 });
  let deep = (await page('listings', 'job', 'listings')).nextCursor ?? undefined;
  for (let skipped = 0; skipped < 200 && deep; skipped += 1)
    deep = (await page('listings', 'job', 'listings', deep)).nextCursor ?? deep;
  return [
    ...percentiles(
      'list of markets',
      await timesOf(repeats, async () => {
        const [rows, nameOf] = [await findMarkets(database), await marketNames(database)];
        return rows.map((row) => presentMarket(row, nameOf));
      }),
    ),
    ...percentiles(
      'a report',
      await timesOf(repeats, async () => {
        const report = (await findReport(database, 'focus-area', 'renewable-energy')) as StoredReport;
        return presentReport(deps, report, await marketNames(database));
      }),
    ),
    ...percentiles('records of a figure', await timesOf(repeats, () => page('listings', 'job', 'listings'))),
    ...percentiles('  a deep page', await timesOf(repeats, () => page('listings', 'job', 'listings', deep))),
    ...percentiles('records of a past quarter', await timesOf(repeats, () => page('readiness', '2024-4', '3'))),
  ];
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(0);
}
