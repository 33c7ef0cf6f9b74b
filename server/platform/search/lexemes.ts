import { stemmer } from 'stemmer';

/**
 * What the search index holds of a text: its words and their English stems, lower case and without
 * accents. They are computed here, not by a database, so that SQLite and PostgreSQL find the same.
 */
export function lexemesOf(text: string): string[] {
  return withStems(wordsOf(text));
}

/**
 * The same without the words that every text has. For texts among which someone looks for people: "in" and "the" say
 * nothing about anyone. Words in capitals stay, for "IT" does.
 */
export function tellingLexemesOf(text: string): string[] {
  return withStems(
    runsOf(text)
      .filter((run) => !stopWords.has(run.toLowerCase()) || isInCapitals(run))
      .map((run) => run.toLowerCase()),
  );
}

/** The words that a record is called by, as they are: names have no stems. Lexemes of their own, so that they can be asked for alone. */
export function titleLexemesOf(title: string): string[] {
  return [...new Set(wordsOf(title).map(titleLexeme))];
}

/** The lexemes for finding words by any part: their endings, whose beginnings are the parts. */
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

/** Fewer letters find beginnings of words only. */
const shortestPart = 3;

/** The most words a query is read for; the rest of a pasted paragraph changes nothing. */
const maxQueryWords = 10;

/** Words that tell nothing apart. */
const stopWords = new Set(
  'a an and are as at be but by for from has have i if in into is it my no not of on or our such that the their then there these they this to was we were will with'.split(
    ' ',
  ),
);

/** The words of a text as the index has them, in their order. */
export function wordsOf(text: string): string[] {
  return runsOf(text).map((run) => run.toLowerCase());
}

/** Letters that Unicode takes for letters of their own, and how they are typed where the keyboard lacks them. */
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
  // Longer runs than 40 are not words anyone types; they are read in pieces.
  return plain.match(/[\p{L}\p{N}]{1,40}/gu) ?? [];
}

function isInCapitals(run: string): boolean {
  return run.length > 1 && run === run.toUpperCase();
}

function withStems(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => [word, stemOf(word)]))];
}

/** The English stem of a word; its own where that would be a word that every text has: "Ines" is not "in". */
function stemOf(word: string): string {
  const stem = stemmer(word);
  return stopWords.has(stem) ? word : stem;
}

/** Words of titles, parts of words and filters begin with a colon, as no word does: "t" is no beginning of "type". */
function titleLexeme(word: string): string {
  return `:n${word}`;
}

function partLexeme(part: string): string {
  return `:p${part}`;
}

const beforeFacet = '::';

/**
 * A lexeme that stands for a filter (`::type:job`) in the same index, so that any combination of
 * filters and words is one look-up. Values are written in hex: a tag may hold any character.
 */
export function facet(name: string, value: string | number): string {
  return `${beforeFacet}${name}:${Buffer.from(String(value).toLowerCase()).toString('hex')}`;
}

/** A condition on a record: a lexeme, a prefix, or a part of a word. */
export interface Wanted {
  as: 'whole' | 'beginning' | 'part';
  text: string;
}

/** The conditions that a record must all meet; each one is met by any of its lexemes. */
export type SearchQuery = readonly (readonly Wanted[])[];

/** The lexemes that a typed word can match. The last word may be unfinished. */
type Reading = (word: string, isLast: boolean) => Wanted[];

/** Words match by their stem, the last one also as the beginning of a word. */
const asWords: Reading = (word, isLast) => {
  const stem = stemOf(word);
  if (!isLast) return [whole(stem)];
  // Whatever begins with the stem begins with the word anyway, unless the stem is something else.
  return stem.startsWith(word) ? [beginning(word)] : [beginning(word), whole(stem)];
};

const asTitles: Reading = (word, isLast) => [isLast ? beginning(titleLexeme(word)) : whole(titleLexeme(word))];

/** How the words of a query are looked up. */
const readings = {
  words: asWords,
  /** In records whose titles are names, and not among their other words. */
  named: (word, isLast) => [...asTitles(word, isLast), ...asWords(word, isLast)],
  /** In records that are found by parts of their words. */
  parts: (word, isLast) =>
    Array.from(word).length < shortestPart
      ? asWords(word, isLast)
      : [...asWords(word, isLast), beginning(word), { as: 'part', text: word }],
} satisfies Record<string, Reading>;
export type SearchedBy = keyof typeof readings;

/**
 * Reads what a person typed, plus filters. `null` when neither asks for anything. Words that every text has are passed
 * over where there are others.
 */
export function searchQuery(
  text: string | undefined,
  facets: readonly string[],
  by: SearchedBy = 'words',
): SearchQuery | null {
  const typed = typedWords(text);
  const telling = typed.filter(([word]) => !stopWords.has(word));
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0 && facets.length === 0) {
    // Text without a single letter or digit finds nothing, no text at all finds everything.
    return text ? [asFacet(facet('none', ''))] : null;
  }
  return [...facets.map(asFacet), ...words.map((word) => readings[by](...word))];
}

/** The records that are called what a person typed, plus filters. `null` when not a word was typed. */
export function titleQuery(text: string | undefined, facets: readonly string[]): SearchQuery | null {
  const words = typedWords(text);
  if (words.length === 0) return null;
  return [...facets.map(asFacet), ...words.map((word) => asTitles(...word))];
}

/** A query that asks for one more filter. */
export function narrowed(query: SearchQuery, lexeme: string): SearchQuery {
  return [...query, asFacet(lexeme)];
}

/** Records that were there before migration 0032 have their filters without the colons, until they are indexed again. */
function asFacet(lexeme: string): Wanted[] {
  return [whole(lexeme), whole(lexeme.slice(beforeFacet.length))];
}

function typedWords(text: string | undefined): [word: string, isLast: boolean][] {
  const words = wordsOf(text ?? '').slice(0, maxQueryWords);
  return words.map((word, index) => [word, index === words.length - 1]);
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
