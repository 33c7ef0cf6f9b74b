import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TechnologyQueryFilters } from '#contract/technologies-facets.ts';
import { facetedTechnologies } from '#server/features/technologies/facet-store.ts';
import { pageOfTechnologies } from '#server/features/technologies/list-page.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { countFacets } from '#server/platform/facets/facets.ts';
import { fillTechnologies } from './support/fill-technologies.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { knownWords } from './support/sample-market.ts';

const repeats = 30;

/**
 * The first page of technologies, by age and by readiness, with its count, and the counts of all filters beside it.
 * `--technologies=` says how many there are (1,000,000), `--postgres` measures PostgreSQL instead of SQLite.
 */
export const run: Benchmark = async (args) => {
  const given = args.find((argument) => argument.startsWith('--technologies='))?.split('=')[1];
  const count = given === undefined ? 1_000_000 : Number(given);
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  // Imported only here, because the package is large and SQLite does not need it.
  const postgres = args.includes('--postgres')
    ? await (await import('#server/testing/postgres.ts')).startPostgres()
    : undefined;
  try {
    const database = openDatabase({ dataDir, databaseUrl: await postgres?.createDatabase('bench') });
    await migrate(database);
    await fillTechnologies(database, count);
    console.log(`  ${count.toLocaleString('en')} technologies made`);
    const figures = await measure(database);
    await database.close();
    return figures;
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const mixes: [string, TechnologyQueryFilters][] = [
  ['no filter', {}],
  ['a country and two levels', { country: ['be'], level: ['7', '8'] }],
  ['Europe, a focus area and patents', { basedIn: ['europe'], focusArea: ['energy-storage'], patents: ['yes'] }],
  ['a frequent word (78%)', { search: knownWords.frequent }],
  ['a frequent word and a level', { search: knownWords.frequent, level: ['1'] }],
  ['a rare word', { search: knownWords.rare }],
];

async function measure(database: Database): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, filters] of mixes) {
    for (const sort of ['newest', 'most-ready', 'least-ready'] as const) {
      const pages = await timesOf(repeats, () => pageOfTechnologies(database, { ...filters, sort }, { limit: 24 }));
      figures.push(...percentiles(`${what}: first page, ${sort}`, pages));
    }
    const counts = await timesOf(repeats, () => countFacets(database, facetedTechnologies, filters));
    figures.push(...percentiles(`${what}: counts`, counts, 150));
  }
  return figures;
}
