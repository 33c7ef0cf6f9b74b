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
  /** What was written and has not come back in the address, oldest first. */
  const written = useRef<string[]>([]);
  useLayoutEffect(() => {
    const place = written.current.indexOf(codec.write(filters).toString());
    // An address that was not written here, as after the back button, ends what is under way.
    written.current = place < 0 ? [] : written.current.slice(place + 1);
    // On a busy machine the address of one change comes after the next change, which must not be lost.
    if (written.current.length === 0) latest.current = filters;
  }, [codec, filters]);

  const go = useCallback(
    (next: F, isStep: boolean) => {
      // Two changes may come before the next render; the second builds on the first.
      latest.current = next;
      written.current.push(codec.write(next).toString());
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
