import { stemmer } from 'stemmer';

import { beforeFacet, type Facets, facet } from './facets.ts';

/**
 * How texts are searched, on the server and in what the desktop app keeps: the same words find the same records.
 *
 * The lexemes of a text in the search index: its words and their English stems, lower case and without
 * accents. They are computed here, not by a database, so that SQLite and PostgreSQL find the same.
 */
export function lexemesOf(text: string): string[] {
  return withStems(wordsOf(text));
}

/**
 * The same without stop words. For texts about people, where "in" and "the" say nothing. Words in capitals stay,
 * because of "IT".
 */
export function tellingLexemesOf(text: string): string[] {
  return withStems(
    runsOf(text)
      .filter((run) => !stopWords.has(run.toLowerCase()) || isInCapitals(run))
      .map((run) => run.toLowerCase()),
  );
}

/**
 * The words of a title, without stems because names have none. They are separate lexemes, so that titles can be
 * searched alone.
 */
export function titleLexemesOf(title: string): string[] {
  return [...new Set(wordsOf(title).map(titleLexeme))];
}

/** The lexemes for finding words by any part: their suffixes, whose prefixes are the parts. */
export function partLexemesOf(text: string): string[] {
  const parts = new Set<string>();
  for (const word of new Set(wordsOf(text))) {
    const letters = Array.from(word);
    for (let start = 1; start + shortestPart <= letters.length; start += 1) {
      parts.add(partLexeme(letters.slice(start).join('')));
    }
  }
  return [...parts];
}

/** A part with fewer letters only matches the beginning of a word. */
const shortestPart = 3;

/** The most words of a query; the rest of a pasted paragraph is ignored. */
const maxQueryWords = 10;

/** Stop words. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be but by for from has have i if in into is it my no not of on or our such that the their then there these they this to was we were will with'.split(
    ' ',
  ),
);

/** The words of a text as in the index, in their order. */
export function wordsOf(text: string): string[] {
  return runsOf(text).map((run) => run.toLowerCase());
}

/** Letters that Unicode does not decompose, and how people type them without such a keyboard. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  'Ø=O ø=o Ł=L ł=l Đ=D đ=d Ħ=H ħ=h Ŧ=T ŧ=t ı=i Þ=TH þ=th Ð=D ð=d Æ=AE æ=ae Œ=OE œ=oe ß=ss ẞ=SS'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

/** Runs of letters and digits without accents. */
function runsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ØøŁłĐđĦħŦŧÞþÐðÆæŒœßẞı]/g, (letter) => plainLetters.get(letter) ?? letter);
  // No one types words longer than 40 letters; longer runs are split.
  return plain.match(/[\p{L}\p{N}]{1,40}/gu) ?? [];
}

function isInCapitals(run: string): boolean {
  return run.length > 1 && run === run.toUpperCase();
}

function withStems(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => [word, stemOf(word)]))];
}

/** The English stem of a word in lower case; the word itself where the stem would be a stop word: "Ines" is not "in". */
export function stemOf(word: string): string {
  const stem = stemmer(word);
  return stopWords.has(stem) ? word : stem;
}

/** Lexemes of titles, parts and filters begin with a colon, unlike words: so "t" is not a prefix of "type". */
function titleLexeme(word: string): string {
  return `:n${word}`;
}

function partLexeme(part: string): string {
  return `:p${part}`;
}

/** A condition on a record: a lexeme, a prefix, or a part of a word. */
export interface Wanted {
  as: 'whole' | 'beginning' | 'part';
  text: string;
}

/** Conditions that a record must all meet; each is met by any of its lexemes. */
export type SearchQuery = readonly (readonly Wanted[])[];

/** The lexemes that a typed word can match. The last word may be unfinished. */
type Reading = (word: string, isLast: boolean) => Wanted[];

/**
 * Another spelling of a typed word, `undefined` where there is none. German umlauts are also written with an e, but the
 * index holds them without: "Müller" is indexed as "muller" and found by "Mueller", and "Mueller" is found by "Müller".
 * Names such as "Michael" are left alone.
 */
function otherSpelling(word: string, spelledOut: string | undefined): string | undefined {
  const other = spelledOut === word ? word.replace(/ae(?!l$)|[ou]e/g, ([vowel = '']) => vowel) : spelledOut;
  return other === word ? undefined : other;
}

/** Spells umlauts out: "ü" as "ue". */
function spellOut(text: string): string {
  return text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`);
}

/** Words match by their stem; the last word also matches as a prefix. */
const asWords: Reading = (word, isLast) => {
  const stem = stemOf(word);
  if (!isLast) return [whole(stem)];
  // Words with the stem as prefix also have the word as prefix, unless the stem differs from the word's beginning.
  return stem.startsWith(word) ? [beginning(word)] : [beginning(word), whole(stem)];
};

const asTitles: Reading = (word, isLast) => [isLast ? beginning(titleLexeme(word)) : whole(titleLexeme(word))];

/** The ways to match the words of a query. */
const readings = {
  words: asWords,
  /** In records whose titles are names, as well as in their other words. */
  named: (word, isLast) => [...asTitles(word, isLast), ...asWords(word, isLast)],
  /** In records that are found by parts of their words. */
  parts: (word, isLast) =>
    Array.from(word).length < shortestPart
      ? asWords(word, isLast)
      : [...asWords(word, isLast), beginning(word), { as: 'part', text: word }],
} satisfies Record<string, Reading>;
export type SearchedBy = keyof typeof readings;

/**
 * Reads a typed text, plus filters. `null` when both are empty. Stop words are ignored unless the text has no others.
 */
export function searchQuery(text: string | undefined, facets: Facets, by: SearchedBy = 'words'): SearchQuery | null {
  const typed = typedWords(text);
  const telling = typed.filter(({ word }) => !stopWords.has(word));
  const words = telling.length > 0 ? telling : typed;
  // Text without any letter or digit finds nothing, whatever the filters; no text finds everything.
  if (words.length === 0 && text) return [asFacet(facet('none', ''))];
  if (words.length === 0 && facets.length === 0) return null;
  return [...facets.map(asFacets), ...words.map((typed) => readIn(readings[by], typed))];
}

/** Records with the typed words in their title, plus filters. `null` without a typed word. */
export function titleQuery(text: string | undefined, facets: Facets): SearchQuery | null {
  const words = typedWords(text);
  if (words.length === 0) return null;
  return [...facets.map(asFacets), ...words.map((typed) => readIn(asTitles, typed))];
}

/** The query with one more filter. */
export function narrowed(query: SearchQuery, lexeme: string): SearchQuery {
  return [...query, asFacet(lexeme)];
}

function asFacets(lexemes: string | readonly string[]): Wanted[] {
  return [lexemes].flat().flatMap(asFacet);
}

/** Records from before migration 0032 have filters without the colons until they are reindexed. */
function asFacet(lexeme: string): Wanted[] {
  return [whole(lexeme), whole(lexeme.slice(beforeFacet.length))];
}

interface TypedWord {
  word: string;
  other: string | undefined;
  isLast: boolean;
}

function typedWords(text = ''): TypedWord[] {
  const words = wordsOf(text).slice(0, maxQueryWords);
  const spelledOut = wordsOf(spellOut(text));
  return words.map((word, index) => ({
    word,
    other: otherSpelling(word, spelledOut[index]),
    isLast: index === words.length - 1,
  }));
}

/** The other spelling matches whole words only, because prefixes would find too much. */
function readIn(reading: Reading, { word, other, isLast }: TypedWord): Wanted[] {
  const others = other === undefined ? [] : reading(other, false).filter(({ as }) => as === 'whole');
  return [...reading(word, isLast), ...others];
}

function whole(text: string): Wanted {
  return { as: 'whole', text };
}

function beginning(text: string): Wanted {
  return { as: 'beginning', text };
}

/** The query in FTS5's language. Lexemes hold letters, digits and colons only; quoted, they are plain text. */
export function toFts5(query: SearchQuery): string {
  return joined(query, ' AND ', ' OR ', ({ lexeme, isWhole }) => (isWhole ? `"${lexeme}"` : `"${lexeme}"*`));
}

/** The query as text that PostgreSQL casts to `tsquery`; quoted lexemes are taken as they are. */
export function toTsquery(query: SearchQuery): string {
  return joined(query, ' & ', ' | ', ({ lexeme, isWhole }) => (isWhole ? `'${lexeme}'` : `'${lexeme}':*`));
}

function joined(
  query: SearchQuery,
  and: string,
  or: string,
  write: (wanted: { lexeme: string; isWhole: boolean }) => string,
): string {
  return query
    .map((alternatives) => {
      const written = alternatives.map(({ as, text }) =>
        write({ lexeme: as === 'part' ? partLexeme(text) : text, isWhole: as === 'whole' }),
      );
      const different = [...new Set(written)];
      return different.length === 1 ? different.join('') : `(${different.join(or)})`;
    })
    .join(and);
}
