import { type RawBuilder, sql } from 'kysely';

import { wordsOf } from '#contract/kit/search-words.ts';
import type { Database } from './database.ts';

/** The name of a function of every SQLite connection: SQLite has no regular expressions of its own. */
export const matchesPattern = 'matches_pattern';

/** The letters of Latin, Greek and Cyrillic, with and without accents. */
const alphabets: readonly (readonly [first: number, last: number])[] = [
  [0x41, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
];

/** Accents that are characters of their own. */
const accents = '[\u{300}-\u{36f}]*';

let known: ReadonlyMap<string, string> | undefined;

/** The letters that are searched as each plain letter, or as two of them: "ü" as "u", "ß" as "ss". */
function spellings(): ReadonlyMap<string, string> {
  if (known) return known;
  const found = new Map<string, string>();
  for (const [first, last] of alphabets) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const [plain] = wordsOf(letter);
      if (plain !== undefined) found.set(plain, `${found.get(plain) ?? ''}${letter}`);
    }
  }
  known = found;
  return found;
}

/** A pattern, in the language that JavaScript and PostgreSQL share, of a word in any spelling that is searched as it. */
function patternOf(word: string): string {
  const letters = Array.from(word);
  const one = (letter = '') => `[${letter}${spellings().get(letter) ?? letter.toUpperCase()}]${accents}`;
  let pattern = '';
  for (let at = 0; at < letters.length; at += 1) {
    const asOne = spellings().get(letters.slice(at, at + 2).join(''));
    if (at + 1 < letters.length && asOne !== undefined) {
      pattern += `(?:${one(letters[at])}${one(letters[at + 1])}|[${asOne}])`;
      at += 1;
    } else pattern += one(letters[at]);
  }
  return pattern;
}

const patternsOf = (typed: string) => [...new Set(wordsOf(typed))].map(patternOf);

/**
 * Whether a text contains each word of what was typed, or it as a part of a word, with or without accents and in upper or
 * lower case, as the words of the search index are. Each row is read: for the rows of one member, not of all.
 */
export function containsWords({ dialect }: Pick<Database, 'dialect'>, text: RawBuilder<string>, typed: string) {
  const patterns = patternsOf(typed);
  // Nothing to search for finds nothing.
  if (patterns.length === 0) return sql<boolean>`1 = 0`;
  return sql<boolean>`(${sql.join(patterns.map(containing(dialect, text)), sql` and `)})`;
}

/** Whether a text contains at least one of the words, as `containsWords` understands that. */
export function containsSomeWord({ dialect }: Pick<Database, 'dialect'>, text: RawBuilder<string>, typed: string) {
  const patterns = patternsOf(typed);
  if (patterns.length === 0) return sql<boolean>`1 = 0`;
  return sql<boolean>`(${sql.join(patterns.map(containing(dialect, text)), sql` or `)})`;
}

const containing = (dialect: Database['dialect'], text: RawBuilder<string>) => (pattern: string) =>
  dialect === 'sqlite' ? sql`${sql.raw(matchesPattern)}(${text}, ${pattern}) = 1` : sql`${text} ~ ${pattern}`;

/** Where the first of the words that a text contains stands in it (characters); `null` where it contains none. */
export function placeOfWords(text: string, typed: string): { from: number; to: number } | null {
  const patterns = patternsOf(typed);
  const found = patterns.length > 0 ? new RegExp(patterns.join('|'), 'u').exec(text) : null;
  return found && { from: found.index, to: found.index + found[0].length };
}
