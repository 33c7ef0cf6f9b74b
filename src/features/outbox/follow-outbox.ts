import type { QueryClient } from '@tanstack/react-query';

import type { DesktopApp } from '#src/platform/index.ts';
import { outboxQuery } from './entries.ts';

/**
 * Keeps the list of waiting changes up to date. Once the server has one of them, the queries on screen are fetched
 * again.
 */
export function followOutbox(app: DesktopApp, client: QueryClient): void {
  app.onOutboxChanged(({ isSent }) => {
    // A first answer that is under way may be older than this change, and an invalidation alone would wait for it.
    void client.cancelQueries(outboxQuery).then(() => client.invalidateQueries(isSent ? {} : outboxQuery));
  });
  app.onUserChanged(() => void client.resetQueries(outboxQuery));
}
