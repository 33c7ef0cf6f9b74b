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
    const element = row.current;
    const found = element?.querySelector(selector);
    if (!element || !found) return;
    const from = element.getBoundingClientRect();
    const place = found.getBoundingClientRect();
    element.scrollLeft += place.left - from.left - (from.width - place.width) / 2;
    // A column, such as the admin's links on a wide screen, only scrolls to an item that is out of view.
    const middle = place.top + place.height / 2;
    if (middle < from.top || middle > from.bottom) element.scrollTop += middle - from.top - from.height / 2;
  }, [row, selector, chosen]);
}
