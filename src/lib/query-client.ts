import { QueryClient } from '@tanstack/react-query';

import { minute } from '#contract/kit/durations.ts';

/** Nothing is fetched again while it is shown; unused data is kept five minutes (rule query-cache). */
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
