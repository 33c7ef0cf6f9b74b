import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useShell } from '#src/stores/shell.ts';

/** On a new path: open menus close, and the focus goes to the new page, as it would on a page load. */
export function useRouteChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const closeOverlays = useShell((state) => state.closeOverlays);
  const isFirst = useRef(true);
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    // Not at first: Ctrl and K may have opened the search palette before this effect runs.
    if (!isFirst.current) {
      closeOverlays();
      main.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [pathname, hash, closeOverlays]);
  return main;
}
