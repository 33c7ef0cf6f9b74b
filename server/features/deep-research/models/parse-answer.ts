import type { AnswerSentence } from '#contract/deep-research-questions.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** All repetitions have bounds: a hostile answer must not keep the server busy. */
const citation = /\[ ?(\d{1,4}(?: ?[,;] ?\d{1,4}){0,19}) ?\]/g;

/**
 * The sentences of an answer with the numbers of the passages they rest on. A number that no passage has is dropped, so
 * that a sentence with no other is one without a source. Nothing but text comes out: links are written out, and signs of
 * Markdown go.
 */
export function parseAnswer(text: string, passageNumbers: ReadonlySet<number>): AnswerSentence[] {
  return plainLines(text).flatMap((line) =>
    [...sentences.segment(citationsFirst(line))].flatMap(({ segment }) => {
      const numbers = [...segment.matchAll(citation)].flatMap(([, list = '']) => list.split(/[,;]/).map(Number));
      const words = segment
        .replace(citation, '')
        .replace(/\s+/g, ' ')
        .replace(/\s+([.,;:!?])/g, '$1')
        .trim();
      if (!/[\p{L}\p{N}]/u.test(words)) return [];
      return [{ text: words, citations: [...new Set(numbers)].filter((number) => passageNumbers.has(number)) }];
    }),
  );
}

/** The text without invisible characters, which could hide a part of it or turn its direction. */
export function visibleText(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, ' ');
}

/** A text as one paragraph without signs of Markdown and invisible characters; empty where it says nothing. */
export function plainText(text: string): string {
  const line = plainLines(text).join(' ');
  return /[\p{L}\p{N}]/u.test(line) ? line : '';
}

/** Citations after the full stop belong to the sentence before it. */
function citationsFirst(line: string): string {
  return line.replace(/([.!?]{1,3}["”’)]{0,2})((?: ?\[ ?\d[\d ,;]{0,60}\]){1,20})/g, '$2$1');
}

function plainLines(text: string): string[] {
  return visibleText(text)
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/!?\[([^[\]]{0,200})\]\(([^)[\] ]{0,500})(?: [^)[\]]{0,100})?\)/g, '$1 ($2)')
        .replace(/^ ?(?:#{1,6}|[-*+>]|\d{1,2}[.)]) /, '')
        .replace(/\*\*|__|`+/g, '')
        .trim(),
    )
    .filter((line) => line !== '');
}
