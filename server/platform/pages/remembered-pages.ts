/** A page as it was at one state of the data. */
interface Remembered<Page> {
  page: Page;
  version: string | number;
  until: number;
  size: number;
}

export interface RememberedPages<Page> {
  /** The page of a key, where it was remembered at this version and has not become too old. */
  find: (key: string, version: string | number, now: number) => Page | undefined;
  remember: (key: string, page: Page, at: { version: string | number; now: number; size: number }) => void;
}

/**
 * Remembers pages by key. What is written makes all of them out of date, and so does time: what they show may end or begin
 * by the clock. They stay within a number of bytes, for which those go that were not asked for longest.
 *
 * @param maxAge milliseconds
 */
export function rememberPages<Page>({ maxBytes, maxAge }: { maxBytes: number; maxAge: number }): RememberedPages<Page> {
  // In the order of their last use.
  const pages = new Map<string, Remembered<Page>>();
  let bytes = 0;

  function forget(key: string): Remembered<Page> | undefined {
    const known = pages.get(key);
    if (known) bytes -= known.size;
    pages.delete(key);
    return known;
  }

  return {
    find(key, version, now) {
      const known = forget(key);
      if (!known || known.version !== version || known.until <= now) return undefined;
      pages.set(key, known);
      bytes += known.size;
      return known.page;
    },
    remember(key, page, { version, now, size }) {
      forget(key);
      if (size > maxBytes / 8) return;
      pages.set(key, { page, version, until: now + maxAge, size });
      bytes += size;
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
    },
  };
}
