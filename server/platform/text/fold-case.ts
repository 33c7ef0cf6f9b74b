/**
 * User names and email addresses are compared without regard to case, in any script: by way of upper
 * case, where all forms of a letter meet (ς and σ in Σ, ß in SS).
 */
export function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase();
}
