import type { QueryClient } from '@tanstack/react-query';

import type { DesktopApp } from '#src/platform/index.ts';
import { outboxQuery } from './entries.ts';

/** Keeps the list of waiting changes up to date, and asks the server anew for what is on screen once it has one of them. */
export function followOutbox(app: DesktopApp, client: QueryClient): void {
  app.onOutboxChanged(({ isSent }) => {
    void client.invalidateQueries(isSent ? {} : outboxQuery);
  });
  app.onUserChanged(() => void client.resetQueries(outboxQuery));
}
