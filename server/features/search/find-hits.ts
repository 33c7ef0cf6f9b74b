import type { SearchGroup, SearchHit } from '#contract/search.ts';
import type { Database } from '#server/db/database.ts';
import { searchArticles } from '#server/features/articles/store.ts';
import { searchCompanies } from '#server/features/companies/items.ts';
import { searchEvents } from '#server/features/events/store.ts';
import { searchListings } from '#server/features/listings/store.ts';
import { searchMembers } from '#server/features/members/directory.ts';
import { searchResearch } from '#server/features/research/store.ts';
import { searchTechnologies } from '#server/features/technologies/items.ts';
import { searchQuery } from '#server/search/lexemes.ts';
import { bestHits } from './rank.ts';
import type { Searchers } from './searchers.ts';

/** How the records of each kind are searched. */
const searchers: Searchers = {
  member: searchMembers,
  company: searchCompanies,
  technology: searchTechnologies,
  listing: searchListings,
  article: searchArticles,
  research: searchResearch,
  event: searchEvents,
};

/** Of this many newest matches the best few are shown. */
const looked = 25;

/** The best few records of a kind for what was typed, through that kind's own index. */
export async function findHits(
  database: Database,
  kind: SearchGroup,
  typed: string,
  limit: number,
  now: Date,
): Promise<SearchHit[]> {
  const search = searchQuery(typed, []);
  const hits = search ? await searchers[kind]?.(database, search, looked, now) : undefined;
  return bestHits(hits ?? [], typed, limit);
}
