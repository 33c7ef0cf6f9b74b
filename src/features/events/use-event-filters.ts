import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { compact, type EventFilters, readFilters, toQuery } from './filters.ts';

type Patch = { [Name in keyof EventFilters]?: EventFilters[Name] | undefined };

/** The filters in the address bar, which alone says what is shown: every choice is a step the back button undoes. */
export function useEventFilters(): { filters: EventFilters; change: (patch: Patch) => void; clear: () => void } {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const go = useCallback(
    (next: EventFilters) => setParams({ ...toQuery(next) }, { preventScrollReset: true }),
    [setParams],
  );
  const change = useCallback((patch: Patch) => go(compact({ ...filters, ...patch })), [go, filters]);
  const clear = useCallback(() => go({}), [go]);
  return { filters, change, clear };
}
