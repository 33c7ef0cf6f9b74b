import type { SearchGroup } from '#contract/items.ts';
import { bestHits, type RankedHit } from '#contract/kit/search-rank.ts';
import { searchQuery, titleQuery } from '#contract/kit/search-words.ts';
import type { Deps } from '#server/deps.ts';
import { searchedKind } from '../records/records.ts';

/** How many matches are ranked. */
const looked = 25;

/**
 * The best few records of a kind for a typed text, through that kind's own index. Records with the words in their title
 * are read first, so they are always among those that are ranked.
 */
export async function findHits(
  deps: Pick<Deps, 'database' | 'features'>,
  kind: SearchGroup,
  typed: string,
  limit: number,
  now: Date,
): Promise<RankedHit[]> {
  const { database } = deps;
  const { find, by } = searchedKind(deps, kind);
  const [titles, words] = [titleQuery(typed, []), searchQuery(typed, [], by)];
  const called = titles ? await find(database, titles, looked, now) : [];
  const others = words && called.length < limit ? await find(database, words, looked, now) : [];
  const hits = new Map([...called, ...others].map((hit) => [hit.id, hit]));
  return bestHits([...hits.values()], typed, limit);
}
