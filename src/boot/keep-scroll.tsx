import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface KeepScrollProps {
  /** Called when everything has been drawn for the first time, and its effects have run. */
  onDrawn: () => void;
  children: ReactNode;
}

/**
 * What the server drew may have been scrolled before the app replaces it; the router does not know that and starts at
 * the top. Effects run from children to parents, so the position is read before the router's effect and restored
 * after it.
 */
export function KeepScroll({ onDrawn, children }: KeepScrollProps) {
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    if (scrolled.current > 0) window.scrollTo(0, scrolled.current);
  }, []);
  useEffect(onDrawn, [onDrawn]);
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
