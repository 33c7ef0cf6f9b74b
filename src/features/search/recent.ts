import { z } from 'zod';

import { paths } from '#contract/kit/paths.ts';
import type { Asked } from '#src/hooks/use-asked.ts';
import { serverKey } from '#src/lib/server-storage.ts';
import { readStored, writeStored } from '#src/lib/stored.ts';

/** The number of recently opened entries that are offered again. */
const kept = 6;
const storageKey = () => serverKey('cardi-recent-search');

const entry = z.object({
  title: z.string().max(300),
  detail: z.string().max(300),
  path: z.string().startsWith('/').max(500),
});
/** An entry that the palette can open, and what it asks of the page then. */
export type Entry = z.infer<typeof entry> & { asks?: Asked };

/** Tells entries apart: several may open the same page, each for something else. */
export const keyOf = ({ path, asks }: Entry): string => (asks ? `${path} ${asks}` : path);

const stored = z.array(entry);

/** The entries opened from the palette in this browser, newest first; empty if the storage is invalid. */
export function readRecent(): Entry[] {
  return (readStored(storageKey(), stored) ?? []).slice(0, kept);
}

/**
 * Puts an entry first. Entries with text from a message are omitted, because this storage is not encrypted, and
 * comparisons and what is done with a record, which are made anew.
 */
export function rememberEntry({ title, detail, path, asks }: Entry): void {
  if (asks || path.startsWith(`${paths.messages}/`) || path.startsWith(`${paths.compare}?`)) return;
  const others = readRecent().filter((recent) => recent.path !== path);
  writeStored(storageKey(), [{ title, detail, path }, ...others].slice(0, kept));
}

export function forgetRecent(): void {
  writeStored(storageKey(), undefined);
}
