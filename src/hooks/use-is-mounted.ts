import { useEffect, useRef } from 'react';

/** Whether the component is still on the page, for what comes after a wait: a user who has left is not moved. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
