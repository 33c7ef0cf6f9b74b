import type { SearchHit } from '#contract/search.ts';

/**
 * The best `limit` of the newest hits: those whose title begins with what was typed first, then those
 * with a word in the title that does, then the rest; newest first among equals.
 */
export function bestHits(hits: readonly SearchHit[], typed: string, limit: number): SearchHit[] {
  const wanted = plain(typed);
  const rank = ({ title }: SearchHit) => {
    const text = plain(title);
    if (text.startsWith(wanted)) return 0;
    return text.includes(` ${wanted}`) ? 1 : 2;
  };
  return hits
    .map((hit) => ({ hit, rank: rank(hit) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ hit }) => hit);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
