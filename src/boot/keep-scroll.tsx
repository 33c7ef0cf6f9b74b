import { type ReactNode, useEffect, useLayoutEffect } from 'react';

/**
 * Follows how far the page is scrolled, until the returned function is called, which says it (CSS pixels). Asked while React
 * replaces the page, the browser would have to lay it out at once, in the same long task.
 */
export function followScroll(): () => number {
  let place = window.scrollY;
  const note = () => {
    place = window.scrollY;
  };
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    window.removeEventListener('scroll', note);
    return place;
  };
}

interface KeepScrollProps {
  /** From `followScroll`, called before the first rendering. */
  scrolled: () => number;
  /** Called when everything has been drawn for the first time, and its effects have run. */
  onDrawn: () => void;
  children: ReactNode;
}

/**
 * What the server drew may have been scrolled before the app replaces it; the router does not know that and starts at
 * the top. Effects run from children to parents, so the position is restored after the router's effect.
 */
export function KeepScroll({ scrolled, onDrawn, children }: KeepScrollProps) {
  useLayoutEffect(() => {
    const place = scrolled();
    if (place > 0) window.scrollTo(0, place);
  }, [scrolled]);
  useEffect(onDrawn, [onDrawn]);
  return children;
}
