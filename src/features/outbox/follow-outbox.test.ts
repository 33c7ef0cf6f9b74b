import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import type { DesktopApp } from '#src/platform/index.ts';
import { outboxQuery } from './entries.ts';
import { followOutbox } from './follow-outbox.ts';

test('a change that comes before the first list has arrived is not lost', async () => {
  const before: OutboxEntry[] = [];
  const after: OutboxEntry[] = [];
  let arrive = () => {};
  const first = new Promise<OutboxEntry[]>((resolve) => {
    arrive = () => resolve(before);
  });
  const ask = vi.fn<() => Promise<OutboxEntry[]>>();
  ask.mockReturnValueOnce(first).mockResolvedValueOnce(after);
  let change: Parameters<DesktopApp['onOutboxChanged']>[0] | undefined;
  const client = new QueryClient();
  const app: Partial<DesktopApp> = {
    onOutboxChanged: (listener) => {
      change = listener;
      return () => undefined;
    },
    onUserChanged: () => () => undefined,
  };
  followOutbox(app as DesktopApp, client);
  const observer = new QueryObserver(client, { ...outboxQuery, enabled: true, queryFn: ask, structuralSharing: false });
  const stop = observer.subscribe(() => undefined);

  change?.({ isSent: false, saved: null });
  arrive();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(after));
  stop();
});
