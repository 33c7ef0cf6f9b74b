import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useShell } from '#src/stores/shell.ts';

/** On a new path, closes open menus and moves the focus to the new page, as after a page load. */
export function useRouteChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const closeOverlays = useShell((state) => state.closeOverlays);
  const isFirst = useRef(true);
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    // Not on the first render: Ctrl and K may have opened the search palette before this effect runs.
    if (!isFirst.current) {
      closeOverlays();
      main.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [pathname, hash, closeOverlays]);
  return main;
}
