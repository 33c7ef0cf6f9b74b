import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The place that gets the focus when a row is removed that had it: the keyboard would otherwise start over at the top of
 * the page. It needs `tabIndex={-1}`. It gets it at once: `useKeptFocus` looks for another place right after the row is
 * removed.
 */
export function useFocusAfterRemoval<Place extends HTMLElement>(rows: number): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(rows);
  useLayoutEffect(() => {
    if (rows < before.current && document.activeElement === document.body) place.current?.focus();
    before.current = rows;
  }, [rows]);
  return place;
}
