/** The sort key of a name: without accents and case, shortened so that a cursor can contain it. */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // A cut must not leave half of a surrogate pair: PostgreSQL refuses incomplete characters.
  return folded.slice(0, 40).replace(/[\ud800-\udbff]$/, '');
}
