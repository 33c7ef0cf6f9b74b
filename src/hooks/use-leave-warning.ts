import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

import { noteUnsaved } from '#src/stores/unsaved.ts';

/**
 * Asks before the person leaves for another page, or closes the tab, while something is not saved. `allow` lets the
 * next navigation pass, because the text was sent or is taken along.
 */
export function useLeaveWarning(isUnsaved: boolean): { blocker: Blocker; allow: () => void } {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    const forget = noteUnsaved();
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      forget();
    };
  }, [isUnsaved]);
  return {
    blocker,
    allow: () => {
      isAllowed.current = true;
    },
  };
}
