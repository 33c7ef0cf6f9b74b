import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { type ResearchFilters, readFilters, writeFilters } from './filters.ts';

/**
 * The filters in the address bar, which alone says what is shown. A choice is a step the back button
 * undoes; typing on in the search box is not.
 */
export function useResearchFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = useCallback(
    (patch: Partial<ResearchFilters>) => {
      const isTyping = Boolean(patch.search && filters.search);
      setParams((now) => writeFilters({ ...readFilters(now), ...patch }), {
        replace: isTyping,
        preventScrollReset: true,
      });
    },
    [filters.search, setParams],
  );
  const clear = useCallback(() => setParams({}, { preventScrollReset: true }), [setParams]);
  return { filters, change, clear };
}
