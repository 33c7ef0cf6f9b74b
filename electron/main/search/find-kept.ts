import { type KeptResults, keptKinds } from '#contract/desktop/kept-search.ts';
import { bestHits, byDistance } from '#contract/kit/search-rank.ts';
import { searchQuery, titleQuery } from '#contract/kit/search-words.ts';
import { hitsPerGroup } from '#contract/search.ts';
import type { KeptIndex } from './kept-index.ts';

/** The number of matches of which the best few are shown. */
const looked = 25;

/** Companies and technologies are also found by parts of their words, members by their names first. */
const searchedBy = { company: 'parts', technology: 'parts', member: 'named' } as const;

/** The best few kept records of each kind for what was typed, in the order of the server's search. */
export function findKept(index: KeptIndex, typed: string): { groups: KeptResults; oldest: number } {
  let oldest = Number.POSITIVE_INFINITY;
  const groups = keptKinds.flatMap((kind) => {
    const titles = titleQuery(typed, []);
    const words = searchQuery(typed, [], kind in searchedBy ? searchedBy[kind as keyof typeof searchedBy] : 'words');
    const called = titles ? index.hits(kind, titles, looked) : [];
    const others = words && called.length < hitsPerGroup ? index.hits(kind, words, looked) : [];
    const found = new Map([...called, ...others].map((row) => [row.id, row]));
    const best = bestHits([...found.values()], typed, hitsPerGroup);
    for (const { hit } of best) oldest = Math.min(oldest, found.get(hit.id)?.storedAt ?? oldest);
    const hits = best.map(({ hit: { id, title, detail, path } }) => ({ id, title, detail, path }));
    return best.slice(0, 1).map(({ distance }) => ({ kind, hits, distance }));
  });
  return { groups: groups.toSorted(byDistance).map(({ kind, hits }) => ({ kind, hits })), oldest };
}
