import { MutationCache, QueryClient } from '@tanstack/react-query';

import { minute } from '#contract/kit/durations.ts';
import { toast } from '#src/stores/toasts.ts';
import { Waiting } from './api-error.ts';

/** A shown query is not fetched again; unused data is kept for five minutes (rule query-cache). */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError(error) {
      if (!(error instanceof Waiting)) return;
      toast({ title: 'Waiting to be sent', description: 'CARDI sends it once the server can be reached.' });
    },
  }),
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
