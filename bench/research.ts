import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { planSubQuestions } from '#server/features/deep-research/planning/sub-questions.ts';
import { findPassages } from '#server/features/deep-research/sources/find-passages.ts';
import { features } from '#server/features.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { seed } from '#server/seed/seed.ts';
import { timesToFirstWords } from './research/first-words.ts';
import { percentiles } from './support/percentiles.ts';
import type { Benchmark } from './support/report.ts';

/** What must hold without a model: a right record among the first five passages, and the time until they are there. */
const bounds = { found: 0.95, milliseconds: 300 };

/** Whether questions in members' words find the records of the sample content that answer them, and how soon. */
export const run: Benchmark = async (args) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await migrate(database);
    const deps = { database, features, now: () => new Date() };
    await seed(deps);
    const asker = { id: 1, readsPremium: false };
    const places: number[] = [];
    const times: number[] = [];
    for (const { question, records } of questions()) {
      const started = performance.now();
      const passages = await findPassages(deps, {
        subQuestions: planSubQuestions(question),
        earlier: [],
        asker,
        signal: new AbortController().signal,
      });
      times.push(performance.now() - started);
      const place = passages.findIndex(({ title }) => records.includes(title)) + 1;
      places.push(place);
      if (args.includes('--missed') && (place === 0 || place > 5)) {
        console.log(
          `${question}\n  ${passages
            .slice(0, 5)
            .map(({ title }) => title)
            .join('; ')} (${place})`,
        );
      }
    }
    const within = (most: number) => places.filter((place) => place > 0 && place <= most).length / places.length;
    const sorted = times.toSorted((a, b) => a - b);
    await database.close();
    const overHttp = await timesToFirstWords(
      dataDir,
      questions().map(({ question }) => question),
    );
    return [
      { what: 'a right record among the first five', value: within(5), unit: '', bound: { atLeast: bounds.found } },
      { what: 'a right record comes first', value: within(1), unit: '', bound: null },
      { what: 'a right record among all passages', value: within(20), unit: '', bound: null },
      { what: 'median', value: sorted[Math.floor(sorted.length / 2)] ?? 0, unit: 'ms', bound: null },
      { what: 'slowest', value: sorted.at(-1) ?? 0, unit: 'ms', bound: { atMost: bounds.milliseconds } },
      ...percentiles('first passages over HTTP', overHttp, bounds.milliseconds),
    ];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

function questions(): { question: string; records: string[] }[] {
  return readFileSync(new URL('research/questions.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [question = '', records = ''] = line.split(' | ');
      return { question, records: records.split('; ') };
    });
}
