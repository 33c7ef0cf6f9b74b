import { z } from 'zod';

/** How many of the entries opened last are offered again. */
const kept = 6;
const storageKey = 'cardi-recent-search';

const entry = z.object({
  title: z.string().max(300),
  detail: z.string().max(300),
  path: z.string().startsWith('/').max(500),
});
/** An entry that the palette can open. */
export type Entry = z.infer<typeof entry>;

const stored = z.array(entry);

/** The entries opened from the palette in this browser, newest first; empty if the storage is invalid. */
export function readRecent(): Entry[] {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]')).slice(0, kept);
  } catch {
    return [];
  }
}

/** Puts an entry first. */
export function rememberEntry({ title, detail, path }: Entry): void {
  const others = readRecent().filter((recent) => recent.path !== path);
  try {
    localStorage.setItem(storageKey, JSON.stringify([{ title, detail, path }, ...others].slice(0, kept)));
  } catch {
    // Without storage nothing is remembered.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was remembered.
  }
}
