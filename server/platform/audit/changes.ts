/** The columns that differ between two editions, by the words in `names`; `null` if none does. */
export function changesBetween(names: Record<string, string>, before: object, after: object): string | null {
  const [old, current] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const changed = Object.keys(names).filter((column) => old.get(column) !== current.get(column));
  return changed.length > 0 ? `Changed: ${changed.map((column) => names[column]).join(', ')}` : null;
}
