import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { compact, type ListingFilters, readFilters, writeFilters } from './filters.ts';

type Patch = { [Name in keyof ListingFilters]?: ListingFilters[Name] | undefined };

/**
 * The filters in the address bar, which alone says what is shown. Every choice is a step the back
 * button undoes; typing on in the search box is not, else "battery" would be seven steps.
 */
export function useListingFilters(): { filters: ListingFilters; change: (patch: Patch) => void; clear: () => void } {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const latest = useRef(filters);
  useLayoutEffect(() => {
    latest.current = filters;
  }, [filters]);

  const go = useCallback(
    (next: ListingFilters, replace: boolean) => {
      // Two changes may come before the next render; the second builds on the first.
      latest.current = next;
      setParams(writeFilters(next), { replace, preventScrollReset: true });
    },
    [setParams],
  );
  const change = useCallback(
    (patch: Patch) => {
      const before = latest.current;
      const isTyping = Boolean(patch.search && before.search);
      go(compact({ ...before, ...patch }), isTyping);
    },
    [go],
  );
  const clear = useCallback(() => go({}, false), [go]);
  return { filters, change, clear };
}
