/** Weighs words by how rare they are among the candidates: what all of them say tells none of them apart. */
export interface WordWeights {
  /** How alike two sets of words are, from 0 to 1. */
  likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number;
  /** The words in common, the rarest first. */
  common(one: ReadonlySet<string>, other: ReadonlySet<string>): string[];
}

/** Half of the likeness that two texts can have is reached with words of this weight in common. */
const half = 4;

/** The weights of the words of these texts. */
export function weighWords(texts: readonly ReadonlySet<string>[]): WordWeights {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log((texts.length + 1) / ((counts.get(word) ?? 0) + 0.5));
  const common = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((word) => other.has(word)).toSorted((a, b) => weightOf(b) - weightOf(a));
  return {
    common,
    likeness(one, other) {
      const weight = common(one, other).reduce((sum, word) => sum + Math.max(0, weightOf(word)), 0);
      return weight / (weight + half);
    },
  };
}
