import { QueryClient } from '@tanstack/react-query';

import { minute } from '#contract/durations.ts';

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
