/** How much of a name its place in the alphabet depends on; it also travels in the cursor of that order. */
const length = 24;

/** How many first letters the search index knows, as a facet each (see name-order.ts). */
export const initialsDepth = 3;

/**
 * What the alphabetical order goes by: lower case, without accents and punctuation. Never shorter than
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

/** The first `count` letters, whatever script they are of. */
export function initialsOf(sortName: string, count: number): string {
  return lettersOf(sortName).slice(0, count).join('');
}

/** The code points: what both databases compare by. */
export function lettersOf(text: string): string[] {
  return Array.from(text);
}
