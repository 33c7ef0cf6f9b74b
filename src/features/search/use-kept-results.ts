import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { KeptResults } from '#contract/desktop/kept-search.ts';
import { platform } from '#src/platform/index.ts';

/** The desktop app's local results; `null` on the web and until they have arrived. */
export function useKeptResults(wanted: string): KeptResults | null {
  const { app } = platform;
  const { data } = useQuery({
    queryKey: ['kept-search', wanted],
    queryFn: () => app?.searchKept(wanted) ?? [],
    enabled: app !== null && wanted !== '',
    placeholderData: keepPreviousData,
    // More records may be stored a moment later.
    staleTime: 0,
    gcTime: 0,
    // It needs no network.
    networkMode: 'always',
  });
  return app === null ? null : (data ?? null);
}
