import type { SearchGroup } from '#contract/items.ts';
import type { Deps } from '#server/deps.ts';
import { searchedKind } from '../records/records.ts';
import { searchQuery, titleQuery } from './lexemes.ts';
import { bestHits, type RankedHit } from './rank.ts';

/** The number of matches of which the best few are shown. */
const looked = 25;

/**
 * The best few records of a kind for what was typed, through that kind's own index. Those with the words in their title
 * are asked for first: however many others there are, they are among those that are looked at.
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
