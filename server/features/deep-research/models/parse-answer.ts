import type { AnswerSentence } from '#contract/deep-research-questions.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const citation = /\[\s*(\d{1,4}(?:\s*[,;]\s*\d{1,4})*)\s*\]/g;

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

/** Citations after the full stop belong to the sentence before it. */
function citationsFirst(line: string): string {
  return line.replace(/([.!?]+["”’)]*)((?:\s*\[\s*\d[\d\s,;]*\])+)/g, '$2$1');
}

function plainLines(text: string): string[] {
  return visibleText(text)
    .split('\n')
    .map((line) =>
      line
        .replace(/!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, '$1 ($2)')
        .replace(/^\s*(?:#{1,6}|[-*+>]|\d{1,2}[.)])\s+/, '')
        .replace(/\*\*|__|`+/g, '')
        .trim(),
    )
    .filter((line) => line !== '');
}
