import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The home page's HTML may have been scrolled before the app replaces it; the router does not know that and starts at
 * the top. Layout effects run from children to parents, so the position is read before the router's effect and restored
 * after it.
 */
export function KeepScroll({ children }: { children: ReactNode }) {
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    if (scrolled.current > 0) window.scrollTo(0, scrolled.current);
  }, []);
  return (
    <>
      <ReadScroll into={scrolled} />
      {children}
    </>
  );
}

function ReadScroll({ into }: { into: RefObject<number> }) {
  useLayoutEffect(() => {
    into.current = window.scrollY;
  }, [into]);
  return null;
}
