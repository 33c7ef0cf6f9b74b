import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/**
 * Holds anyone who leaves for another page, or closes the tab, while something is not saved. `allow` lets the
 * next step pass: what was typed has been sent, or is to be taken along.
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
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isUnsaved]);
  return {
    blocker,
    allow: () => {
      isAllowed.current = true;
    },
  };
}
