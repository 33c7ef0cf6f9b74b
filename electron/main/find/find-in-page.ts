import type { FindRequest, FindResult } from '#contract/desktop/find.ts';

interface Found {
  requestId: number;
  matches: number;
  activeMatchOrdinal: number;
  finalUpdate: boolean;
}

/** The part of Electron's `WebContents` that finds text in its page. */
export interface Findable {
  findInPage(text: string, options: { forward: boolean; findNext: boolean }): number;
  stopFindInPage(action: 'clearSelection'): void;
  on(event: 'found-in-page', listener: (event: unknown, found: Found) => void): unknown;
}

interface Asked {
  requestId: number;
  answer: (result: FindResult) => void;
}

/** Finds text in pages. Each page has one search at a time; a new search replaces the earlier one. */
export function createFind() {
  const asked = new WeakMap<Findable, Asked | null>();

  const follow = (page: Findable) => {
    if (asked.has(page)) return;
    asked.set(page, null);
    page.on('found-in-page', (_event, { requestId, matches, activeMatchOrdinal, finalUpdate }) => {
      const current = asked.get(page);
      if (!finalUpdate || current?.requestId !== requestId) return;
      current.answer({ matches, active: activeMatchOrdinal });
    });
  };
  const ask = (page: Findable, next: Asked | null) => {
    asked.get(page)?.answer(null);
    asked.set(page, next);
  };

  return {
    find: (page: Findable, { text, step }: FindRequest): Promise<FindResult> => {
      follow(page);
      const { promise, resolve } = Promise.withResolvers<FindResult>();
      // In Electron `findNext: true` begins a new search; `false` continues the current one.
      const requestId = page.findInPage(text, { forward: step !== 'previous', findNext: step === 'first' });
      ask(page, { requestId, answer: resolve });
      return promise;
    },
    stop: (page: Findable): void => {
      if (asked.has(page)) ask(page, null);
      page.stopFindInPage('clearSelection');
    },
  };
}
