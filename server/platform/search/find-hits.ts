import type { SearchGroup } from '#contract/search.ts';
import { searchArticles } from '#server/features/articles/store.ts';
import { searchCompanies } from '#server/features/companies/items.ts';
import { searchEvents } from '#server/features/events/store.ts';
import { searchListings } from '#server/features/listings/store.ts';
import { searchMembers } from '#server/features/members/directory.ts';
import { searchResearch } from '#server/features/research/store.ts';
import { searchTechnologies } from '#server/features/technologies/items.ts';
import type { Database } from '#server/platform/db/database.ts';
import { searchQuery, titleQuery } from './lexemes.ts';
import { bestHits, type RankedHit } from './rank.ts';
import type { Searchers } from './searchers.ts';

/** How the records of each kind are searched. */
const searchers: Searchers = {
  member: { find: searchMembers, by: 'named' },
  company: { find: searchCompanies, by: 'parts' },
  technology: { find: searchTechnologies, by: 'parts' },
  listing: { find: searchListings, by: 'words' },
  article: { find: searchArticles, by: 'words' },
  research: { find: searchResearch, by: 'words' },
  event: { find: searchEvents, by: 'words' },
};

/** Of this many matches the best few are shown. */
const looked = 25;

/**
 * The best few records of a kind for what was typed, through that kind's own index. Those with the words in their title
 * are asked for first: however many others there are, they are among those that are looked at.
 */
export async function findHits(
  database: Database,
  kind: SearchGroup,
  typed: string,
  limit: number,
  now: Date,
): Promise<RankedHit[]> {
  const { find, by } = searchers[kind];
  const [titles, words] = [titleQuery(typed, []), searchQuery(typed, [], by)];
  const called = titles ? await find(database, titles, looked, now) : [];
  const others = words && called.length < limit ? await find(database, words, looked, now) : [];
  const hits = new Map([...called, ...others].map((hit) => [hit.id, hit]));
  return bestHits([...hits.values()], typed, limit);
}
