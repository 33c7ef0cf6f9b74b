import { useEffect, useRef, useSyncExternalStore } from 'react';

import type { Message } from '#contract/messages.ts';
import { useMarkRead } from './api.ts';

/** Marks messages as read once they are on a visible screen. */
export function useReading(id: string, messages: readonly Message[]): void {
  const { mutate } = useMarkRead(id);
  const noted = useRef(0);
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const newest = messages.findLast(({ isOwn }) => !isOwn)?.id ?? 0;
  useEffect(() => {
    if (!isVisible || newest <= noted.current) return;
    noted.current = newest;
    mutate(newest, {
      // Repeated with the next message, or on the next visit.
      onError: () => {
        noted.current = 0;
      },
    });
  }, [isVisible, newest, mutate]);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
