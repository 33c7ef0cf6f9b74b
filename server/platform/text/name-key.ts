/** By which a name is put in order: without accents and case. Cut, so that a cursor can hold it. */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // A cut must not leave one half of a pair behind: PostgreSQL takes whole characters only.
  return folded.slice(0, 40).replace(/[\ud800-\udbff]$/, '');
}
