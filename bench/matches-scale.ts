import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findMatches } from '#server/features/matches/matches.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { fillMatches } from './support/fill-matches.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark } from './support/report.ts';

/** The members whose matches are timed, each with this many connections. */
const asked = 60;
const connections = 100;

/**
 * The first page of a member's matches among 1,000,000 members, with people in common; the processor time of the same.
 * `--members=100000` for fewer.
 */
export const run: Benchmark = async (args) => {
  const given = args.find((arg) => arg.startsWith('--members='))?.split('=')[1];
  const count = Number(given ?? 1_000_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  try {
    const started = performance.now();
    const ids = await fillMatches(dataDir, { count, asked, connections });
    console.log(
      `  ${count.toLocaleString('en')} members made in ${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
    const database = openDatabase({ dataDir, databaseUrl: undefined });
    const deps = { database, now: () => new Date('2026-11-22T12:00:00Z') };
    const found: number[] = [];
    const processor: number[] = [];
    const times = await timesOf(asked, async (index) => {
      const before = process.cpuUsage();
      const { items } = await findMatches(deps, ids[index] ?? 1, 'member');
      const { user, system } = process.cpuUsage(before);
      processor.push((user + system) / 1000);
      found.push(items.length);
    });
    await database.close();
    const median = processor.toSorted((a, b) => a - b)[Math.floor(processor.length / 2)] ?? Number.NaN;
    return [
      ...percentiles('matches among members', times),
      { what: 'processor time, median', value: median, unit: 'ms', bound: null },
      { what: 'matches found, fewest', value: Math.min(...found), unit: '', bound: { atLeast: 10 } },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
