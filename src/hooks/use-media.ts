import { useCallback, useSyncExternalStore } from 'react';

/** The server does not know the screen. It renders what wide ones show. */
const onServer = () => false;

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches, onServer);
}
