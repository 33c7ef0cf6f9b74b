import { useRef } from 'react';

import type { Message, Peer } from '#contract/messages.ts';

interface NewsRegionProps {
  peer: Peer;
  /** Oldest first. */
  messages: readonly Message[];
  isReady: boolean;
}

/** Announces new messages, but not those that were there when the conversation was opened. */
export function NewsRegion({ peer, messages, isReady }: NewsRegionProps) {
  const newest = messages.findLast(({ isOwn }) => !isOwn);
  const first = useRef<number>(undefined);
  if (isReady) first.current ??= newest?.id ?? 0;
  const isNews = newest !== undefined && first.current !== undefined && newest.id > first.current;
  return (
    <div role="log" aria-label="New messages" className="visually-hidden">
      {isNews && <p key={newest.id}>{`${peer.name}: ${newest.body}`}</p>}
    </div>
  );
}
