import { facet } from '#contract/kit/facets.ts';
import { type SearchQuery, searchQuery } from '#contract/kit/search-words.ts';
import type { ListingQueryFilters } from '#contract/listings-facets.ts';
import { facetedListings } from '#server/features/listings/facet-store.ts';
import { countListings, findListing, findListings } from '#server/features/listings/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countFacets } from '#server/platform/facets/facets.ts';
import { withFilled } from './support/filled-database.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { knownWords, wordOf } from './support/sample-market.ts';

const repeats = 60;

/**
 * A page of 20 out of 1,000,000 listings with its count: the first one and a deep one, with every filter and search; and
 * the counts of all filters. See `withFilled` for the options.
 */
export const run: Benchmark = (args) => withFilled(args, ['listings'], measure);

async function measure(database: Database, count: number): Promise<Figure[]> {
  const words = Array.from({ length: repeats }, (_, index) => wordOf(index * 37));
  const any = (index: number) => words[index % words.length] ?? '';
  const search = (text: string | undefined, facets: string[] = []) => searchQuery(text, facets);
  const type = facet('type', 'job');
  const area = facet('area', 'energy-storage');

  const cases: [string, (index: number) => SearchQuery | null, before?: number][] = [
    ['first page', () => null],
    ['deep page', () => null, Math.floor(count / 10)],
    ['by type', () => search(undefined, [type])],
    ['by type, deep page', () => search(undefined, [type]), Math.floor(count / 10)],
    ['by type and focus area', () => search(undefined, [type, area])],
    ['by tag', (index) => search(undefined, [facet('tag', any(index))])],
    ['any word', (index) => search(any(index))],
    ['frequent word (78%)', () => search(knownWords.frequent)],
    ['rare word', () => search(knownWords.rare)],
    ['2 letters', (index) => search(any(index).slice(0, 2))],
    ['1 letter', (index) => search(any(index).slice(0, 1))],
    ['5 letters of a frequent word', () => search(knownWords.frequent.slice(0, 5))],
    ['two words', (index) => search(`${any(index)} ${knownWords.frequent}`)],
    ['rare word and filters', () => search(knownWords.rare, [type, area])],
    ['word, type and focus area', (index) => search(any(index), [type, area])],
    ['word and type, deep page', (index) => search(any(index), [type]), Math.floor(count / 10)],
    ['nothing found', () => search('nowhere', [type])],
  ];
  const figures: Figure[] = [];
  for (const [what, query, before] of cases) {
    const times = await timesOf(repeats, async (index) => {
      const asked = query(index);
      await findListings(database, { search: asked, before, limit: 21 });
      await countListings(database, asked);
    });
    figures.push(...percentiles(what, times));
  }
  const mixes: [string, ListingQueryFilters][] = [
    ['no filter', {}],
    ['a type and two countries', { type: 'job', country: ['be', 'de'] }],
    [
      'Europe, a focus area and a stage',
      { basedIn: ['europe'], focusArea: 'energy-storage', technologyStage: ['pilot'] },
    ],
    ['frequent word (78%)', { search: knownWords.frequent }],
    ['rare word', { search: knownWords.rare }],
    ['a tag', { tag: any(7) }],
  ];
  for (const [what, filters] of mixes) {
    const times = await timesOf(repeats, () => countFacets(database, facetedListings, filters));
    figures.push(...percentiles(`${what}: counts`, times, 150));
  }
  const detail = await timesOf(repeats, (index) => findListing(database, 1 + ((index * 7919) % count)));
  return [...figures, ...percentiles('detail', detail)];
}
