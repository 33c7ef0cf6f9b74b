import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { FilterCodec, FilterPatch } from '#src/lib/url-filters.ts';

export interface UrlFilters<F extends object> {
  filters: F;
  change: (patch: FilterPatch<F>) => void;
  /** Replaces all filters. */
  replace: (filters: F) => void;
  clear: () => void;
}

const nothing: readonly string[] = [];

/**
 * The filters in the address bar, which alone says what is shown. Every choice is a step the back button
 * undoes; typing on in the search box (`search`) is not, else "battery" would be seven steps.
 *
 * @param keep other parameters of the address that stay as they are
 */
export function useUrlFilters<F extends object>(
  codec: FilterCodec<F>,
  keep: readonly string[] = nothing,
): UrlFilters<F> {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => codec.read(params), [codec, params]);
  const latest = useRef(filters);
  useLayoutEffect(() => {
    latest.current = filters;
  }, [filters]);

  const go = useCallback(
    (next: F, isStep: boolean) => {
      // Two changes may come before the next render; the second builds on the first.
      latest.current = next;
      setParams(
        (given) => {
          const written = codec.write(next);
          for (const name of keep) for (const value of given.getAll(name)) written.append(name, value);
          return written;
        },
        { replace: !isStep, preventScrollReset: true },
      );
    },
    [codec, keep, setParams],
  );
  const change = useCallback(
    (patch: FilterPatch<F>) => {
      const before = latest.current;
      const isTyping = Boolean(searchOf(before) && searchOf(patch));
      go(codec.compact({ ...before, ...patch }), !isTyping);
    },
    [codec, go],
  );
  const replace = useCallback((next: F) => go(codec.compact(next), true), [codec, go]);
  const clear = useCallback(() => go(codec.compact({}), true), [codec, go]);
  return { filters, change, replace, clear };
}

function searchOf(filters: object): unknown {
  return 'search' in filters ? filters.search : undefined;
}
