/* Filters in the search index, beside the words (search-words.ts). */

export const beforeFacet = '::';

/**
 * A lexeme for a filter (`::type:job`) in the same index, so that any combination of filters and words is one look-up.
 * Values are in hex, because a tag may contain any character.
 */
export function facet(name: string, value: string | number): string {
  return `${beforeFacet}${name}:${hexOf(String(value).toLowerCase())}`;
}

/** The bytes of a text in UTF-8. Half of a surrogate pair is replaced, as an encoder would. */
function hexOf(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/%(..)|(.)/g, (_, hex: string | undefined, letter: string) =>
    hex === undefined ? letter.charCodeAt(0).toString(16) : hex.toLowerCase(),
  );
}

/** Filters of a query: a lexeme that records must have, or several of which one is enough. */
export type Facets = readonly (string | readonly string[])[];
