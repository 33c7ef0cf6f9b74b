import { notifyManager, QueryClient } from '@tanstack/react-query';

import { minute } from '#contract/durations.ts';

// A call that has begun is shown before the next click can come: with the timer that is usual, the second click of a
// double click would find its button still enabled, and send a form twice.
notifyManager.setScheduler(queueMicrotask);

/** Spec 1, sections 7 and 9: nothing is fetched again while it is shown; unused data is kept five minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * minute,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // The desktop app answers from its cache while offline: always ask.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
