import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { currentUserQuery } from '#src/features/accounts/index.ts';
import { startLive } from '#src/features/live/index.ts';
import { registerPrefetch } from '#src/lib/prefetch.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { adoptUnscoped } from '#src/lib/server-storage.ts';
import { platform } from '#src/platform/index.ts';
import { followApp } from './desktop/follow-app.ts';
import { followLinkDrags } from './desktop/link-drags.ts';
import { TabbedPages } from './desktop/tabs/tabbed-pages.tsx';
import { setUpTabs } from './desktop/tabs/tabs.ts';
import { loadMemberShell } from './layout/load-member-shell.ts';
import { routes } from './routes.tsx';
import { takeOver } from './take-over.ts';

// In the desktop app each tab has its own history; on the web the browser keeps it.
const tabs = platform.app && setUpTabs(platform.app, routes);
const router = tabs ? tabs.routers.active() : createBrowserRouter(routes);
if (platform.app && tabs) {
  adoptUnscoped();
  followLinkDrags(platform);
  followApp(platform.app, {
    client: queryClient,
    navigate: (path) => void tabs.routers.active().navigate(path),
    obeyTabs: tabs.obey,
  });
}

startLive(queryClient, platform);

const firstPageLoaded = new Promise<void>((resolve) => {
  if (router.state.initialized) resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
});

/** What the server drew for a visitor stays as it is; whether there is a session after all is asked meanwhile. */
const isDrawn = takeOver(queryClient);

/** The sidebar of a user who is signed in, or was on the last visit, is part of the first view. */
const isUserExpected = document.documentElement.dataset.user === 'expected';
const memberShellLoaded = isUserExpected ? loadMemberShell().catch(() => undefined) : undefined;

/** Requested while the first page's code loads; a slow answer is not waited for (milliseconds). */
const currentUserKnown = Promise.race([
  queryClient
    .prefetchQuery({ ...currentUserQuery, staleTime: 0 })
    .then(() =>
      queryClient.getQueryData(currentUserQuery.queryKey) ? loadMemberShell().catch(() => undefined) : null,
    ),
  new Promise((resolve) => setTimeout(resolve, isDrawn ? 0 : 500)),
]);

/**
 * Until then the server's HTML stays: the first page's code must be loaded, and the current user should be known;
 * otherwise the page would first be drawn without the sidebar and then shift.
 */
export const readyToRender = Promise.all([firstPageLoaded, currentUserKnown, memberShellLoaded, tabs?.restored]);

registerPrefetch((path) => {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    // The navigation itself repeats a failed load and reports it.
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
  }
});

/** The whole renderer. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      {tabs ? <TabbedPages routers={tabs.routers} /> : <RouterProvider router={router} />}
    </QueryClientProvider>
  );
}
