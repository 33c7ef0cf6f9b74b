import { useCallback, useMemo } from 'react';

import type { FilterCodec, FilterPatch } from '#src/lib/url-filters.ts';
import { useSearchParams } from './use-search-params.ts';

export interface UrlFilters<F extends object> {
  filters: F;
  /** Changes some filters. A function is given the latest that were asked for, shown or not. */
  change: (patch: FilterPatch<F> | ((before: F) => FilterPatch<F>)) => void;
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
  const go = useCallback(
    (next: (before: F) => FilterPatch<F>, isStep?: boolean) => {
      setParams(
        (given) => {
          const written = codec.write(codec.compact(next(codec.read(given))));
          for (const name of keep) for (const value of given.getAll(name)) written.append(name, value);
          return written;
        },
        {
          replace: (before, after) => !isStep && isTyping(searchOf(codec.read(before)), searchOf(codec.read(after))),
          preventScrollReset: true,
        },
      );
    },
    [codec, keep, setParams],
  );
  const change = useCallback<UrlFilters<F>['change']>(
    (patch) => go((before) => ({ ...before, ...(typeof patch === 'function' ? patch(before) : patch) })),
    [go],
  );
  const replace = useCallback((next: F) => go(() => next, true), [go]);
  const clear = useCallback(() => go(() => ({}), true), [go]);
  return { filters, change, replace, clear };
}

function searchOf(filters: object): unknown {
  return 'search' in filters ? filters.search : undefined;
}

const isTyping = (before: unknown, after: unknown) => Boolean(before && after && before !== after);
