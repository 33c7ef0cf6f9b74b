import type { QueryClient } from '@tanstack/react-query';

import type { DesktopApp } from '#src/platform/index.ts';
import { collectionsQuery } from './api.ts';

/** Keeps the list of collections, and with it the marks on records, up to date. */
export function followCollections(app: DesktopApp, client: QueryClient): void {
  app.onCollectionsChanged(() => void client.invalidateQueries(collectionsQuery));
  app.onUserChanged(() => void client.resetQueries(collectionsQuery));
}
