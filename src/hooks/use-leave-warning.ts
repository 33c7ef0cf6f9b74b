import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

import { askBeforeUnload, noteUnsaved } from '#src/stores/unsaved.ts';

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
    window.addEventListener('beforeunload', askBeforeUnload);
    const forget = noteUnsaved();
    return () => {
      window.removeEventListener('beforeunload', askBeforeUnload);
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
