import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';

import { loadOutbox } from '#src/features/outbox/index.ts';
import { adoptUnscoped } from '#src/lib/server-storage.ts';
import type { DesktopApp, Platform } from '#src/platform/index.ts';
import { loadDesktopNotices } from '../layout/notices.tsx';
import { followApp } from './follow-app.ts';
import { followLinkDrags } from './link-drags.ts';
import { TabbedPages } from './tabs/tabbed-pages.tsx';
import { setUpTabs } from './tabs/tabs.ts';

interface DesktopParts {
  app: DesktopApp;
  platform: Platform;
  client: QueryClient;
  routes: RouteObject[];
}

/** What a window has in the desktop app only: tabs, each with its own history, and the app's events. */
export function startDesktop({ app, platform, client, routes }: DesktopParts) {
  const { routers, restored, obey } = setUpTabs(app, routes);
  adoptUnscoped();
  followLinkDrags(platform);
  followApp(app, {
    client,
    navigate: (path) => void routers.active().navigate(path),
    obeyTabs: obey,
  });
  // A notice of what waits is part of the first view: one that comes later moves what somebody is about to select.
  const firstView = Promise.all([restored, loadOutbox(client), loadDesktopNotices().catch(() => undefined)]);
  return { router: routers.active(), firstView, pages: <TabbedPages routers={routers} /> };
}
