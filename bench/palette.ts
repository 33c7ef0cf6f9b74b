import { searchKinds } from '#contract/items.ts';
import { hitsPerGroup } from '#contract/search.ts';
import { features } from '#server/features.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findHits } from '#server/platform/search/find-hits.ts';
import { withFilled } from './support/filled-database.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { knownWords, wordOf } from './support/sample-market.ts';

const repeats = 60;

/**
 * The search palette over 1,000,000 members, listings, companies and technologies each, all kinds at once as the server
 * searches them. See `withFilled` for the options.
 */
export const run: Benchmark = (args) =>
  withFilled(args, ['member_profiles', 'listings', 'companies', 'technologies'], measure);

async function measure(database: Database): Promise<Figure[]> {
  const any = (index: number) => wordOf((index * 37) % 5000);
  const typed: [string, (index: number) => string][] = [
    ['any word', any],
    ['the first letter of a word', (index) => any(index).slice(0, 1)],
    ['three letters of a word', (index) => any(index).slice(0, 3)],
    ['a part of a word', (index) => any(index).slice(1, 5)],
    ['a frequent word (78%)', () => knownWords.frequent],
    ['a rare word', () => knownWords.rare],
    ['two words', (index) => `${any(index)} ${any(index + 1)}`],
    ['a word and a frequent one', (index) => `${any(index)} ${knownWords.frequent}`],
    ['a frequent word and one letter', (index) => `${knownWords.frequent} ${any(index).slice(0, 1)}`],
    ['five words', (index) => [0, 1, 2, 3, 4].map((next) => any(index + next)).join(' ')],
    ['nothing found', (index) => `nowhere${index}`],
  ];
  const deps = { database, features };
  const figures: Figure[] = [];
  for (const [what, text] of typed) {
    const times = await timesOf(repeats, (index) =>
      Promise.all(searchKinds.map((kind) => findHits(deps, kind, text(index), hitsPerGroup, new Date()))),
    );
    figures.push(...percentiles(what, times));
  }
  return figures;
}
