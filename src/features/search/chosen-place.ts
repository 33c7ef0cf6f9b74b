import { type Entry, keyOf } from './recent.ts';

/** The entry that the user has moved to, and its former position. */
export interface Chosen {
  key: string;
  index: number;
}

/**
 * Where the chosen entry is now, the first one while nobody has moved: results that arrive later move entries, and the
 * choice goes with its entry. -1 where there are none.
 */
export function placeOf(chosen: Chosen | null, entries: readonly Entry[]): number {
  const found = chosen ? entries.findIndex((entry) => keyOf(entry) === chosen.key) : 0;
  return Math.min(found === -1 ? (chosen?.index ?? 0) : found, entries.length - 1);
}
