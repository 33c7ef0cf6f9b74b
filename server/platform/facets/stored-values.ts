/** What a counted column says of a filter: its value, or nothing where the record does not say. */
export function stated(stored: string): readonly string[] {
  return stored === '' ? [] : [stored];
}

/** The values of a column with a set of them. */
export function membersOf(stored: string): readonly string[] {
  return stored.split(',').filter(Boolean);
}
