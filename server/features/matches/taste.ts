import type { TurnDownReason } from '#contract/matches.ts';
import type { WordedSide } from './sides.ts';
import type { WordWeights } from './word-weights.ts';

/** A record that a member liked, or turned down with a reason. */
export interface Judged {
  side: WordedSide;
  isLiked: boolean;
  reason: TurnDownReason | null;
}

/**
 * How much a record is like those that a member liked (up to 1) or turned down (down to -1). A reason says in what they
 * must be alike to count: those of another region make their region count less, not their field.
 */
export function tasteFor(side: WordedSide, judged: readonly Judged[], words: WordWeights): number {
  const sum = judged.reduce((total, one) => {
    const alike = likeness(side, one, words);
    return total + (one.isLiked ? alike : -alike);
  }, 0);
  return Math.tanh(sum);
}

function likeness(side: WordedSide, { side: other, reason }: Judged, words: WordWeights): number {
  switch (reason) {
    case 'region':
      return share(side.regions, other.regions);
    case 'stage':
      return share(side.stages, other.stages);
    case 'use':
      return (share(side.seeks, other.seeks) + share(side.offers, other.offers)) / 2;
    // Whom one knows already says nothing about others.
    case 'known':
      return 0;
    default:
      return (share(side.areas, other.areas) + words.likeness(side.words, other.words)) / 2;
  }
}

/** The share of all values that both have. */
function share(one: readonly string[], other: readonly string[]): number {
  const common = one.filter((value) => other.includes(value)).length;
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : common / all;
}
