import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** How long requests may begin in one turn of the event loop (milliseconds). */
export const share = 5;

/**
 * Lets requests begin in the order of their arrival, and only for `share` milliseconds of each turn of the event loop:
 * when 50 searches arrive at once, timers, events and other requests come in between. Callers who have left are passed
 * over. (Each begins in a call of its own, so that Node runs its promises before the next one.)
 */
export function inTurn(listener: RequestListener): RequestListener {
  // As many calls of `beginNext` are due as requests wait.
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let endOfShare: number | null = null;

  function beginNext(): void {
    const now = performance.now();
    if (endOfShare === null) {
      endOfShare = now + share;
      // Calls that are due from now on are made in the next turn, after this one.
      setImmediate(() => (endOfShare = null));
    }
    if (now >= endOfShare) {
      setImmediate(beginNext);
      return;
    }
    const next = waiting.shift();
    if (next && !next[1].destroyed) listener(...next);
  }

  return (req, res) => {
    waiting.push([req, res]);
    setImmediate(beginNext);
  };
}
