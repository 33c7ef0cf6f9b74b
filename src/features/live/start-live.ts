import { type QueryClient, QueryObserver } from '@tanstack/react-query';

import { second } from '#contract/kit/durations.ts';
import type { LiveEvent } from '#contract/live.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import type { Platform } from '#src/platform/index.ts';
import { useLive } from '#src/stores/live.ts';
import { atMostEach } from './at-most.ts';

/** Loaded with the first event, and with the first session: it knows the calls of all records, which visitors do not need. */
const loadEvents = () => import('./apply-event.ts');
const loadSharing = () => import('./share-among-tabs.ts');

/** Without this code, as after a release or offline, what polls goes on. */
const leaveToPolling = () => undefined;

/**
 * Keeps what is on screen up to date while somebody is signed in (rule live). On the web the browser has one stream; in the
 * desktop app the main process has it and tells all windows.
 */
export function startLive(client: QueryClient, { app }: Pick<Platform, 'app'>): void {
  const onEvent = atMostEach(second, (event: LiveEvent) => {
    loadEvents().then(({ applyEvent }) => applyEvent(client, event), leaveToPolling);
  });
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
    const { signal } = following;
    loadSharing().then(({ shareAmongTabs }) => {
      if (!signal.aborted) shareAmongTabs({ userId: next, onEvent, onUp: setUp, onRefused, signal });
    }, leaveToPolling);
  });
}
