/** The number of letters of a name that the alphabetical order compares; the cursor carries them. */
const length = 24;

/** How many first letters the search index knows, as a facet each (see name-order.ts). */
export const initialsDepth = 3;

/**
 * The name as the alphabetical order compares it: lower case, without accents and punctuation. Never shorter than
 * the facets of its first letters.
 */
export function sortNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .toLowerCase();
  return lettersOf(plain).slice(0, length).join('').padEnd(initialsDepth, ' ');
}

/** The first `count` letters, in any script. */
export function initialsOf(sortName: string, count: number): string {
  return lettersOf(sortName).slice(0, count).join('');
}

/** The code points, by which both databases compare. */
export function lettersOf(text: string): string[] {
  return Array.from(text);
}
