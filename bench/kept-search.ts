import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endpoints } from '#contract/endpoints.ts';
import { openCache } from '#electron/main/cache/cache.ts';
import { keyBytes, sealKeyOf } from '#electron/main/sealed/seal.ts';
import { createKeptSearch } from '#electron/main/search/kept-search.ts';
import { keptMarket } from './support/kept-market.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { knownWords } from './support/sample-market.ts';
import { millisecondsSince, turnsDuring } from './support/turns.ts';

const records = 100_000;
const rounds = 40;
const server = 'https://cardi.example';
const scope = { server, userId: null };

/** Queries in the palette: beginnings, words of each frequency, several words, parts of words, unknown words. */
const typed = [
  'b',
  'ba',
  'mem',
  knownWords.frequent,
  knownWords.medium,
  knownWords.rare,
  `${knownWords.frequent} mem`,
  'ba co di',
  'brane',
  'nowhere',
];

/** Lists with every filter and order, separately and combined, and a deep page. */
const lists = [
  '/api/listings?withFeatured=true',
  '/api/listings?type=job',
  '/api/listings?focusArea=renewable-energy&type=company',
  `/api/listings?search=${knownWords.frequent}`,
  `/api/listings?search=${knownWords.rare}&type=job`,
  '/api/listings?cursor=kept-5000',
  `/api/companies?search=${knownWords.medium}&limit=24`,
  '/api/companies',
  '/api/companies?sort=newest',
  '/api/companies?size=11-50&sort=oldest&limit=24',
  `/api/companies?search=${knownWords.frequent}&sort=alphabetical`,
  '/api/companies?focusArea=solar-energy',
  '/api/technologies?status=mature',
  '/api/technologies?readiness=3&limit=24',
  '/api/members?sort=name',
  '/api/members?sort=connections&focusArea=renewable-energy',
  '/api/members?search=ba',
];

const atShare = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** The search in the desktop app's local index: 100,000 records. */
export const run: Benchmark = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  const report = (problem: string, error: unknown) => console.error(problem, error);
  const cache = openCache({
    file: join(folder, 'cache.db'),
    key: sealKeyOf(Buffer.alloc(keyBytes, 1), true),
    contractVersion: 1,
    report,
  });
  const search = createKeptSearch(cache, report);
  try {
    for (const { path, body } of keptMarket(records)) cache.put({ server, userId: 0, path }, { body, etag: null });

    const before = process.memoryUsage().rss;
    const begun = performance.now();
    const turns = await turnsDuring(search.prepare(scope));
    const filled = performance.now() - begun;

    const [palette, list]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const text of typed) {
        const from = process.threadCpuUsage();
        await search.find(scope, text);
        palette.push(millisecondsSince(from));
      }
      for (const path of lists) {
        const url = new URL(path, 'app://cardi/');
        const endpoint = endpoints.find((one) => one.method === 'GET' && one.path === url.pathname);
        if (!endpoint) throw new Error(`There is no ${path}`);
        const from = process.threadCpuUsage();
        if (!(await search.answer(scope, endpoint, url))) throw new Error(`${path} is not answered`);
        list.push(millisecondsSince(from));
      }
    }
    const megabytes = (process.memoryUsage().rss - before) / 1e6;
    const figures: Figure[] = [
      { what: `reading ${records.toLocaleString('en')} records`, value: filled / 1000, unit: 's', bound: null },
      { what: 'processor time at a stretch, longest', value: Math.max(...turns), unit: 'ms', bound: null },
      { what: 'the same, p99', value: atShare(turns, 0.99), unit: 'ms', bound: { atMost: 15 } },
      { what: 'memory for it', value: megabytes, unit: 'MB', bound: null },
      { what: 'search of all kinds, processor time, median', value: atShare(palette, 0.5), unit: 'ms', bound: null },
      {
        what: 'search of all kinds, processor time, p95',
        value: atShare(palette, 0.95),
        unit: 'ms',
        bound: { atMost: 20 },
      },
      {
        what: 'lists with filters and orders, processor time, median',
        value: atShare(list, 0.5),
        unit: 'ms',
        bound: null,
      },
      {
        what: 'lists with filters and orders, processor time, p95',
        value: atShare(list, 0.95),
        unit: 'ms',
        bound: { atMost: 20 },
      },
    ];
    return figures;
  } finally {
    search.close();
    cache.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
