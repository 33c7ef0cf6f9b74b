import { questionBounds } from '#contract/deep-research-questions.ts';
import { askedWords } from './asked-words.ts';

/** Where one question ends and another begins: at the end of a sentence, and before "and" with a new question. */
const ends =
  /(?<=[?!.;])(?<!\b(?:vs|e\.g|i\.e)\.)\s+|\n+|,?\s+(?:and|but|also|or)\s+(?=(?:who|what|which|how|where|when|why|is|are|was|were|does|do|did|can|could|should|would|will)\b)/iu;

/** "the difference between A and B", "compare A with B", "A versus B". */
const comparisons = [
  /\b(?:difference|differences|choose|choice|compare)\s+(?:between\s+)?(?<one>.+?)\s+(?:and|with|to|or)\s+(?<other>[^?.;]+)/iu,
  /(?:^|\b(?:is|are|do|does|how)\s+)(?<one>[^?.;]+?)\s+(?:versus|vs\.?|compared (?:with|to))\s+(?<other>[^?.;]+)/iu,
];

/**
 * The questions within a question, in their order: its sentences, the parts that "and" joins, and both sides of a
 * comparison. A part without words of its own to look up is none. Always at least one, and at most `subQuestions`.
 */
export function planSubQuestions(question: string): string[] {
  const parts = question
    .split(ends)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => askedWords(part).length > 0)
    .flatMap((part) => [part, ...sidesOf(part)]);
  const different = [...new Set(parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)))];
  return different.length > 0 ? different.slice(0, questionBounds.subQuestions) : [question];
}

function sidesOf(part: string): string[] {
  for (const comparison of comparisons) {
    const { one, other } = comparison.exec(part)?.groups ?? {};
    if (one && other && askedWords(one).length > 0 && askedWords(other).length > 0) return [one, other];
  }
  return [];
}
