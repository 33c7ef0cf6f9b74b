import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Home arrives drawn and may have been scrolled by the time the app takes its place; the router, which
 * does not know that, begins at the top. Layout effects run in the order of the tree, a parent's last:
 * so the position is read before the router's turn and put back after it.
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
