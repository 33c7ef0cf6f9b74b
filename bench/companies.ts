import type { CompanySort } from '#contract/companies.ts';
import { type CompanyQueryFilters, companyFilterFacets } from '#contract/companies-facets.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { facetedCompanies } from '#server/features/companies/facet-store.ts';
import { findCompanies } from '#server/features/companies/listing-store.ts';
import { spanInOrder } from '#server/features/companies/order-span.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countCities } from '#server/platform/facets/cities.ts';
import { countFacets, countOf } from '#server/platform/facets/facets.ts';
import { withFilled } from './support/filled-database.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { knownWords } from './support/sample-market.ts';

const repeats = 30;

/**
 * The first page of 1,000,000 companies, with its count, and the counts of all filters beside it, for mixes of filters and
 * words. See `withFilled` for the options.
 */
export const run: Benchmark = (args) => withFilled(args, ['companies'], measure);

const mixes: [string, CompanyQueryFilters, CompanySort?][] = [
  ['no filter', {}],
  ['a country', { country: ['be'] }],
  ['three countries and two sizes', { country: ['be', 'nl', 'de'], size: ['1-10', '11-50'] }],
  ['Europe, a focus area and a round', { basedIn: ['europe'], focusArea: ['energy-storage'], stage: ['series-a'] }],
  ['Europe and a frequent word (78%)', { basedIn: ['europe'], search: knownWords.frequent }],
  ['a frequent word', { search: knownWords.frequent }],
  ['a rare word', { search: knownWords.rare }],
  ['verified, a size and part of a word', { verified: 'true', size: ['51-200'], search: 'nerg' }],
  ['most funding first', {}, 'funding'],
  ['a country, largest amount sought first', { country: ['be'] }, 'raising'],
  ['two ranges of funding and a year', { funding: ['5m-20m', '20m-100m'], lastRound: ['2024'] }, 'last-round'],
  ['Europe, a focus area and a range of funding', { basedIn: ['europe'], focusArea: ['hydrogen'], funding: ['1m-5m'] }],
  ['hiring in a country', { country: ['de'], hiring: 'true' }],
  ['a kind of last round', { roundType: ['series-a'] }],
  ['a kind of last round in Europe', { roundType: ['series-a'], basedIn: ['europe'] }],
  ['the round closes soonest', { country: ['be'] }, 'closing'],
  ['most jobs first in Europe', { basedIn: ['europe'] }, 'jobs'],
  ['a city', { city: ['2950159'] }],
  [
    'Europe, a round and the month it closes',
    { basedIn: ['europe'], stage: ['seed'], closing: ['2027-03', '2027-04'] },
  ],
  [
    'all at once',
    { country: ['de'], basedIn: ['dach'], focusArea: ['hydrogen'], size: ['11-50'], stage: ['seed'], verified: 'true' },
  ],
];

async function measure(database: Database): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, filters, sort = 'alphabetical'] of mixes) {
    const search = searchQuery(filters.search, companyFilterFacets(filters), 'parts');
    const pages = await timesOf(repeats, async () => {
      const total = await countOf(database, facetedCompanies, filters);
      await findCompanies(database, {
        search,
        total,
        sort,
        span: spanInOrder(sort, filters),
        after: undefined,
        limit: 25,
      });
    });
    figures.push(...percentiles(`${what}: first page`, pages));
    const counts = await timesOf(repeats, () => countFacets(database, facetedCompanies, filters));
    figures.push(...percentiles(`${what}: counts`, counts, 150));
    if (!filters.country) continue;
    const cities = await timesOf(repeats, () => countCities(database, facetedCompanies, filters));
    figures.push(...percentiles(`${what}: cities`, cities, 150));
  }
  return figures;
}
