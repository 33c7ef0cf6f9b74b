import type { FocusArea } from '#contract/focus-areas.ts';
import { countCap, defaultPageSize } from '#contract/kit/paging.ts';
import type { CardQuery, KeptIndex } from './kept-index.ts';

type Kind = 'listing' | 'company' | 'technology' | 'member';

/** An answer made of kept records, and from when the oldest of them is. */
export interface KeptAnswer {
  body: unknown;
  savedAt: number;
}

/** What a call is answered from. */
export interface Asked {
  index: KeptIndex;
  /** The focus areas of the network, as far as they are kept. */
  focusAreas: readonly Pick<FocusArea, 'slug' | 'title'>[];
}

/** A place in a kept list, told from the server's cursors. */
const cursorPattern = /^kept-(\d{1,6})$/;

/** A page of a list of kept records; `null` where none can be made. */
export function pageOf(
  { index }: Asked,
  kind: Kind,
  { cursor, limit = defaultPageSize }: { cursor?: string | undefined; limit?: number | undefined },
  asked: Pick<CardQuery, 'query' | 'first' | 'order'>,
): { page: { items: unknown[]; nextCursor: string | null; count: object }; savedAt: number } | null {
  const place = cursor === undefined ? ['', '0'] : cursorPattern.exec(cursor);
  const latest = index.latest(kind);
  // The server's cursors say nothing here, and of a kind that is not kept nothing can be said.
  if (!place || latest === null) return null;
  const offset = Number(place[1]);
  const { cards, oldest } = index.cards(kind, { ...asked, limit: limit + 1, offset });
  const matches = index.count(kind, asked.query);
  return {
    page: {
      items: cards.slice(0, limit),
      nextCursor: cards.length > limit ? `kept-${offset + limit}` : null,
      count: { value: Math.min(matches, countCap), isCapped: matches > countCap },
    },
    savedAt: Number.isFinite(oldest) ? oldest : latest,
  };
}

/** The answer that is such a page. */
export function answerOf(found: ReturnType<typeof pageOf>): KeptAnswer | null {
  return found && { body: found.page, savedAt: found.savedAt };
}
