import { type RefObject, useEffect, useRef } from 'react';

/**
 * The place that gets the focus when a row is removed that had it: the keyboard would otherwise start over at the top of
 * the page. It needs `tabIndex={-1}`.
 */
export function useFocusAfterRemoval<Place extends HTMLElement>(rows: number): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) place.current?.focus();
    before.current = rows;
  }, [rows]);
  return place;
}
