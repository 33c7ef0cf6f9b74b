import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { KeptResults } from '#contract/desktop/kept-search.ts';
import { platform } from '#src/platform/index.ts';

/** What the desktop app finds in what it keeps, at once; `null` on the web and before it has answered. */
export function useKeptResults(wanted: string): KeptResults | null {
  const { app } = platform;
  const { data } = useQuery({
    queryKey: ['kept-search', wanted],
    queryFn: () => app?.searchKept(wanted) ?? [],
    enabled: app !== null && wanted !== '',
    placeholderData: keepPreviousData,
    // More may be kept a moment later.
    staleTime: 0,
    gcTime: 0,
    // It needs no network.
    networkMode: 'always',
  });
  return app === null ? null : (data ?? null);
}
