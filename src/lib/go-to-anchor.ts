import type { MouseEvent } from 'react';

import { isMotionReduced } from './reduced-motion.ts';

/**
 * Goes to a place of the page as a link of the page does, and sets the focus there, so that reading
 * goes on from it. The place needs an id and can take the focus (`tabIndex={-1}`).
 */
export function goToAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  if (!place) return;
  event.preventDefault();
  place.focus({ preventScroll: true });
  place.scrollIntoView({ behavior: isMotionReduced() ? 'auto' : 'smooth' });
}
