import { useEffect, useMemo } from 'react';

import { sayTyping, typingInterval } from '#contract/messages.ts';
import { call } from '#src/lib/api-client.ts';
import { useLive } from '#src/stores/live.ts';

/** Whether the other member of a conversation is typing. Ends by itself: whoever stops does not say so. */
export function useTyping(conversationId: number): boolean {
  const at = useLive(({ typing }) => typing[conversationId]);
  useEffect(() => {
    if (at === undefined) return;
    const end = () => useLive.getState().endTyping(conversationId);
    const timer = setTimeout(end, at + 2 * typingInterval - Date.now());
    return () => clearTimeout(timer);
  }, [at, conversationId]);
  return at !== undefined;
}

/** Says that the user is typing, as often as the other member's page needs to hear it. */
export function useSayTyping(id: string): () => void {
  return useMemo(() => {
    let saidAt = Number.NEGATIVE_INFINITY;
    return () => {
      if (!useLive.getState().isUp || Date.now() - saidAt < typingInterval) return;
      saidAt = Date.now();
      // Nobody misses it.
      call(sayTyping, { params: { id } }).catch(() => undefined);
    };
  }, [id]);
}
