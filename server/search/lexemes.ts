import { stemmer } from 'stemmer';

/**
 * What the search index holds of a text: its words and their English stems, lower case and without
 * accents. They are computed here, not by a database, so that SQLite and PostgreSQL find the same.
 */
export function lexemesOf(text: string): string[] {
  const lexemes = new Set<string>();
  for (const word of wordsOf(text)) {
    lexemes.add(word);
    lexemes.add(stemmer(word));
  }
  return [...lexemes];
}

/** The most words a query is read for; the rest of a pasted paragraph changes nothing. */
const maxQueryWords = 10;

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // Longer runs than 40 are not words anybody types; they are read in pieces.
  return plain.match(/[\p{L}\p{N}]{1,40}/gu) ?? [];
}

/**
 * A lexeme that stands for a filter (`type:job`) in the same index, so that any combination of
 * filters and words is one look-up. Values are written in hex: a tag may hold any character.
 */
export function facet(name: string, value: string | number): string {
  return `${name}:${Buffer.from(String(value).toLowerCase()).toString('hex')}`;
}

/** What must all be in a record for it to match: exact lexemes, and the word that is being typed. */
export interface SearchQuery {
  lexemes: string[];
  /** The last word matches as the beginning of a word, or by its stem where that is something else. */
  last: { prefix: string; stem: string | undefined } | undefined;
}

/** Reads what a person typed, plus filters. `null` when neither asks for anything. */
export function searchQuery(text: string | undefined, facets: string[]): SearchQuery | null {
  const words = wordsOf(text ?? '').slice(0, maxQueryWords);
  const prefix = words.pop();
  if (prefix === undefined && facets.length === 0) {
    // Text without a single letter or digit finds nothing, no text at all finds everything.
    return text ? { lexemes: [facet('none', '')], last: undefined } : null;
  }
  return {
    lexemes: [...new Set([...facets, ...words.map((word) => stemmer(word))])],
    last: prefix === undefined ? undefined : { prefix, stem: stemBeside(prefix) },
  };
}

/** The stem of a word, unless whatever has it begins with the word anyway. */
function stemBeside(prefix: string): string | undefined {
  const stem = stemmer(prefix);
  return stem.startsWith(prefix) ? undefined : stem;
}

/** The query in FTS5's language. Lexemes hold letters, digits and colons only; quoted, they are plain text. */
export function toFts5(query: SearchQuery): string {
  const parts = query.lexemes.map((lexeme) => `"${lexeme}"`);
  if (query.last) {
    const { prefix, stem } = query.last;
    parts.push(stem === undefined ? `"${prefix}"*` : `("${prefix}"* OR "${stem}")`);
  }
  return parts.join(' AND ');
}

/** The query as text that PostgreSQL casts to `tsquery`; quoted lexemes are taken as they are. */
export function toTsquery(query: SearchQuery): string {
  const parts = query.lexemes.map((lexeme) => `'${lexeme}'`);
  if (query.last) {
    const { prefix, stem } = query.last;
    parts.push(stem === undefined ? `'${prefix}':*` : `('${prefix}':* | '${stem}')`);
  }
  return parts.join(' & ');
}
