import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runKillRounds } from '#server/testing/kill-rounds.ts';
import type { Benchmark } from './support/report.ts';

const rounds = 200;

/** 200 times kill -9 under write load: no acknowledged write is lost, and the database is intact. */
export const run: Benchmark = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  try {
    const report = await runKillRounds({ dataDir, databaseUrl: undefined }, rounds, (sofar) => {
      if (sofar.rounds % 20 === 0) {
        console.log(`  ${sofar.rounds} kills, ${sofar.acknowledged} acknowledged, ${sofar.lost.length} lost`);
      }
    });
    return [
      { what: 'kills', value: report.rounds, unit: '', bound: { atLeast: rounds } },
      { what: 'listings acknowledged', value: report.acknowledged, unit: '', bound: { atLeast: rounds } },
      { what: 'of them lost', value: report.lost.length, unit: '', bound: { atMost: 0 } },
      { what: 'damage found', value: report.damage.length, unit: '', bound: { atMost: 0 } },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
