/**
 * The key for comparing user names and email addresses without case, in any script. It goes through upper case, where
 * all forms of a letter are the same (ς and σ become Σ, ß becomes SS).
 */
export function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase();
}
