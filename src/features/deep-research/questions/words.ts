import { lexemesOf, tellingLexemesOf } from '#contract/kit/search-words.ts';

/** A piece of a text; the marked ones are words of the question. */
export interface Piece {
  text: string;
  isMarked: boolean;
  /** Where it begins in the text. */
  at: number;
}

/** Words that every question has. */
const asking = new Set(
  'what which who where when why how do does did can could should would will much many most more than between about tell give list explain'.split(
    ' ',
  ),
);

/** The words that a question is about, and their stems. */
export function tellingWords(question: string): ReadonlySet<string> {
  return new Set(tellingLexemesOf(question).filter((word) => word.length > 1 && !asking.has(word)));
}

/** A text in pieces, of which those are marked that have a word, or the stem of a word, of the question. */
export function piecesOf(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const isMarked = /^[\p{L}\p{N}]/u.test(run) && lexemesOf(run).some((lexeme) => words.has(lexeme));
    const last = pieces.at(-1);
    if (last && last.isMarked === isMarked) last.text += run;
    else pieces.push({ text: run, isMarked, at: index });
  }
  return pieces;
}

/** A text without the numbers of sources in brackets, which are shown as buttons after it. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(/\s*\[\d+(?:\s*[,;]\s*\d+)*\]/g, '');
}
