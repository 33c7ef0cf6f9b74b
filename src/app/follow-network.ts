import type { QueryClient } from '@tanstack/react-query';

import { health } from '#contract/health.ts';
import { second } from '#contract/kit/durations.ts';
import { call } from '#src/lib/api-client.ts';
import { useConnection } from '#src/stores/connection.ts';

/** The server is asked again after so long (milliseconds), twice as long each time, up to the last. */
const pauses = { first: second, last: 15 * second };

interface FollowNetworkOptions {
  client: QueryClient;
  /** Whether the page on screen could not be shown at all, such as when its code did not come. */
  hasFailed: () => boolean;
}

/**
 * On the web: says when the connection is cut, asks the server until it answers, and then loads what is on screen once more
 * (rule offline-web). A single request without an answer means nothing yet: it may have been a page that was left.
 */
export function followNetwork({ client, hasFailed }: FollowNetworkOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauses.first;
  let isAsking = false;

  async function check(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const isUp = await call(health, {}).then(
      () => true,
      (error: unknown) => !(error instanceof TypeError),
    );
    isAsking = false;
    const { cut, setCut } = useConnection.getState();
    if (!isUp) {
      setCut(navigator.onLine ? 'unreachable' : 'offline');
      timer = setTimeout(() => void check(), pause);
      pause = Math.min(2 * pause, pauses.last);
      return;
    }
    pause = pauses.first;
    if (cut === null) return;
    setCut(null);
    // A page without its code has nothing that could be lost.
    if (hasFailed()) location.reload();
    else await client.refetchQueries({ type: 'active' });
  }

  const checkNow = () => {
    pause = pauses.first;
    void check();
  };
  addEventListener('offline', checkNow);
  addEventListener('online', checkNow);
  useConnection.subscribe(({ unanswered }, before) => {
    // While the connection is known to be cut the timer asks.
    if (unanswered !== before.unanswered && useConnection.getState().cut === null) void check();
  });
}
