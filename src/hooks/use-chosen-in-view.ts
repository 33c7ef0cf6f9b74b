import { type RefObject, useLayoutEffect } from 'react';

/**
 * Where not all choices fit into a row, as on a phone, and it scrolls: brings the chosen one to its middle when
 * the row appears and whenever another is chosen, for a link may lead to any of them.
 *
 * @param row what scrolls
 * @param selector finds the chosen one in it
 * @param chosen which one it is
 */
export function useChosenInView(row: RefObject<HTMLElement | null>, selector: string, chosen?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is looked up again because it has changed.
  useLayoutEffect(() => {
    // Before the next paint, but not in the task in which React puts the page together: measuring lays the page out.
    const frame = requestAnimationFrame(() => {
      const found = row.current?.querySelector(selector);
      if (row.current && found) bringIntoView(row.current, found);
    });
    return () => cancelAnimationFrame(frame);
  }, [row, selector, chosen]);
}

function bringIntoView(row: HTMLElement, found: Element): void {
  const from = row.getBoundingClientRect();
  const place = found.getBoundingClientRect();
  row.scrollLeft += place.left - from.left - (from.width - place.width) / 2;
  // A column, such as the admin's links on a wide screen, only scrolls to an item that is out of view.
  const middle = place.top + place.height / 2;
  if (middle < from.top || middle > from.bottom) row.scrollTop += middle - from.top - from.height / 2;
}
