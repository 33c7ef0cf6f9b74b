import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServer } from '#e2e/support/server.ts';
import { killWhileWriting } from '#electron/testing/outbox-kills.ts';
import type { Benchmark } from './support/report.ts';

const rounds = 200;

/**
 * 200 times kill -9 of the desktop app while it writes on an interrupted connection: every acknowledged change arrives once
 * and in order.
 */
export const run: Benchmark = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  const server = await startServer({ dataDir: join(folder, 'server') });
  try {
    const result = await killWhileWriting(server, join(folder, 'app'), rounds, (round) => {
      if (round % 20 === 19) console.log(`  ${round + 1} kills`);
    });
    return [
      { what: 'kills', value: result.rounds, unit: '', bound: { atLeast: rounds } },
      { what: 'messages acknowledged', value: result.acknowledged, unit: '', bound: { atLeast: rounds } },
      { what: 'of them by the outbox', value: result.queued, unit: '', bound: { atLeast: rounds } },
      { what: 'lost', value: result.lost.length, unit: '', bound: { atMost: 0 } },
      { what: 'sent more than once', value: result.doubled.length, unit: '', bound: { atMost: 0 } },
      { what: 'out of order', value: result.misplaced.length, unit: '', bound: { atMost: 0 } },
      { what: 'complaints', value: result.complaints.length, unit: '', bound: { atMost: 0 } },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
