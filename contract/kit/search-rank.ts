import type { SearchHit } from '#contract/search.ts';
import { wordsOf } from './search-words.ts';

/** The distance between a title and the typed words; compared part by part, the smallest is the closest. */
type Distance = readonly [how: number, rest: number, place: number];

/** A found record with the distance of its title. */
export interface RankedHit {
  hit: SearchHit;
  distance: Distance;
}

/**
 * The best `limit` of some hits: those whose title is what was typed, then those with words in the title that are or
 * begin so, one after the other as typed before anywhere, then the rest. Among equals the one of whose word least is
 * missing comes first, then the one that begins with it, then the one that came first.
 */
export function bestHits(hits: readonly SearchHit[], typed: string, limit: number): RankedHit[] {
  const wanted = wordsOf(typed);
  return hits
    .map((hit) => ({ hit, distance: distanceOf(wordsOf(hit.title), wanted) }))
    .toSorted(byDistance)
    .slice(0, limit);
}

/** Orders by distance; ties keep their order. */
export function byDistance(a: { distance: Distance }, b: { distance: Distance }): number {
  for (const [index, part] of a.distance.entries()) {
    const difference = part - (b.distance[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const farthest: Distance = [3, 0, 0];

function distanceOf(title: readonly string[], wanted: readonly string[]): Distance {
  const last = wanted.at(-1);
  if (last === undefined) return farthest;
  if (title.join(' ') === wanted.join(' ')) return [0, 0, 0];
  const missing = (word: string) => word.length - last.length;
  const finished = wanted.slice(0, -1);
  const inRow = title.flatMap((word, place): Distance[] => {
    const start = place - finished.length;
    const isThere = word.startsWith(last) && start >= 0 && finished.every((one, index) => title[start + index] === one);
    return isThere ? [[1, missing(word), start]] : [];
  });
  const anywhere = finished.every((word) => title.includes(word))
    ? title.flatMap((word, place): Distance[] => (word.startsWith(last) ? [[2, missing(word), place]] : []))
    : [];
  const [closest = farthest] = [...inRow, ...anywhere]
    .map((distance) => ({ distance }))
    .toSorted(byDistance)
    .map(({ distance }) => distance);
  return closest;
}
