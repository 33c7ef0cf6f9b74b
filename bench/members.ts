import { searchQuery } from '#contract/kit/search-words.ts';
import type { MemberSort } from '#contract/members.ts';
import type { MemberQueryFilters } from '#contract/members-facets.ts';
import type { DirectoryCursor } from '#server/features/members/cursor.ts';
import { countDirectory, findDirectoryPage, searchMembers } from '#server/features/members/directory.ts';
import { facetedMembers } from '#server/features/members/facet-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countFacets } from '#server/platform/facets/facets.ts';
import { withFilled } from './support/filled-database.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { knownWords, wordOf } from './support/sample-market.ts';

const repeats = 60;
const limit = 20;

/**
 * A page of 20 out of 1,000,000 members with its count: each order, with words, areas and deep pages. See `withFilled` for
 * the options.
 */
export const run: Benchmark = (args) => withFilled(args, ['member_profiles'], measure);

/** The number of pages read before a deep page is timed. */
const deepPage = 60;

async function measure(database: Database): Promise<Figure[]> {
  const any = (index: number) => wordOf((index * 37) % 2000);
  const searches: [string, (index: number) => MemberQueryFilters][] = [
    ['everybody', () => ({})],
    ['an area', () => ({ focusArea: 'energy-storage' })],
    ['a role', () => ({ role: ['investor'] })],
    ['seek and region', () => ({ seek: 'capital', region: 'benelux' })],
    ['role, stage and word', () => ({ role: ['founder'], stage: ['seed'], search: knownWords.frequent })],
    ['any word', (index) => ({ search: any(index) })],
    ['frequent word (78%)', () => ({ search: knownWords.frequent })],
    ['rare word', () => ({ search: knownWords.rare })],
    ['1 letter', (index) => ({ search: any(index).slice(0, 1) })],
    ['a name and an area', (index) => ({ search: `${any(index)} ${any(index + 1)}`, focusArea: 'energy-storage' })],
    ['word and area', () => ({ search: knownWords.frequent, focusArea: 'energy-storage' })],
  ];
  const figures: Figure[] = [];
  for (const sort of ['connections', 'newest', 'name', 'relevance'] satisfies MemberSort[]) {
    for (const [what, asked] of searches) {
      const page = (index: number, cursor?: DirectoryCursor) =>
        findDirectoryPage(database, { ...asked(index), sort, cursor, limit });
      const times = await timesOf(repeats, async (index) => {
        await page(index);
        await countDirectory(database, asked(index));
      });
      figures.push(...percentiles(`${sort}, ${what}`, times));
      let cursor: DirectoryCursor | undefined;
      for (let number = 0; number < deepPage; number += 1) {
        const { next } = await page(0, cursor);
        if (!next) break;
        cursor = next;
      }
      figures.push(...percentiles(`${sort}, ${what}, further on`, await timesOf(repeats, () => page(0, cursor))));
    }
  }
  for (const [what, asked] of searches) {
    const times = await timesOf(repeats, (index) => countFacets(database, facetedMembers, asked(index)));
    figures.push(...percentiles(`${what}: counts`, times, 150));
  }
  const palette = await timesOf(repeats, async (index) => {
    const query = searchQuery(any(index).slice(0, 3), []);
    if (query) await searchMembers(database, query, 5, new Date());
  });
  return [...figures, ...percentiles('search palette', palette)];
}
