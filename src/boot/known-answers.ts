import type { QueryClient } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';

import { minute } from '#contract/kit/durations.ts';

/** What pages were given for their queries, for the pages after them. */
export interface KnownAnswers {
  /** Gives a page's cache what is known at this version of the data, at the moment in which the page asks for it. */
  giveTo: (client: QueryClient, version: string | number) => void;
  /** Keeps what a page was given. */
  keep: (client: QueryClient, version: string | number) => void;
}

/** How many answers are kept, and how long (milliseconds): some of what they say ends by the clock. */
const memory = { max: 200, ttl: minute };

/**
 * Most of what a page shows stands in others as well, such as topics and counts. What is known when the page asks for it need
 * not be asked for, nor the page be rendered a second time. Whatever is written makes all answers out of date.
 */
export function createKnownAnswers(): KnownAnswers {
  const answers = new LRUCache<string, { data: object; version: string | number }>(memory);
  return {
    giveTo: (client, version) => {
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'added' || query.state.data !== undefined) return;
        const known = answers.get(query.queryHash);
        if (known?.version === version) query.setData(known.data, { manual: true });
      });
    },
    keep: (client, version) => {
      for (const { queryHash, state } of client.getQueryCache().getAll()) {
        const data: unknown = state.status === 'success' && state.data;
        if (!data || typeof data !== 'object' || answers.peek(queryHash)?.data === data) continue;
        answers.set(queryHash, { data, version });
      }
    },
  };
}
