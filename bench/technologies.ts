import type { TechnologyQueryFilters } from '#contract/technologies-facets.ts';
import { facetedTechnologies } from '#server/features/technologies/facet-store.ts';
import { pageOfTechnologies } from '#server/features/technologies/list-page.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countFacets } from '#server/platform/facets/facets.ts';
import { withFilled } from './support/filled-database.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { knownWords } from './support/sample-market.ts';

const repeats = 30;

/**
 * The first page of 1,000,000 technologies, by age and by readiness, with its count, and the counts of all filters beside
 * it. See `withFilled` for the options.
 */
export const run: Benchmark = (args) => withFilled(args, ['technologies'], measure);

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
