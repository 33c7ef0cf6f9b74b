import { type QueryClient, QueryObserver } from '@tanstack/react-query';

import { second } from '#contract/kit/durations.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import type { Platform } from '#src/platform/index.ts';
import { useLive } from '#src/stores/live.ts';
import { applyEvent } from './apply-event.ts';
import { atMostEach } from './at-most.ts';
import { shareAmongTabs } from './share-among-tabs.ts';

/**
 * Keeps what is on screen up to date while somebody is signed in (rule live). On the web the browser has one stream; in the
 * desktop app the main process has it and tells all windows.
 */
export function startLive(client: QueryClient, { app }: Pick<Platform, 'app'>): void {
  const onEvent = atMostEach(second, (event: Parameters<typeof applyEvent>[1]) => applyEvent(client, event));
  const { setUp } = useLive.getState();
  if (app) {
    app.onLive(({ isUp, event }) => {
      setUp(isUp);
      if (event) onEvent(event);
    });
    void app.live().then(setUp);
    return;
  }
  let userId: number | null = null;
  let following = new AbortController();
  new QueryObserver(client, { ...currentUserQuery, enabled: false }).subscribe(({ data }) => {
    const next = data?.id ?? null;
    if (next === userId) return;
    userId = next;
    following.abort();
    following = new AbortController();
    if (next === null) return;
    const onRefused = () => void client.invalidateQueries(currentUserQuery);
    shareAmongTabs({ userId: next, onEvent, onUp: setUp, onRefused, signal: following.signal });
  });
}
