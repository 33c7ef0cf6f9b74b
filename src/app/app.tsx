import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createBrowserRouter, type DataRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { loadSafeParser } from '#src/components/safe-parser.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import { startLive } from '#src/features/live/index.ts';
import { registerPrefetch } from '#src/lib/prefetch.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { platform } from '#src/platform/index.ts';
import { followNetwork } from './follow-network.ts';
import { loadMemberParts } from './layout/member-parts.tsx';
import { routes } from './routes.tsx';
import { takeOver } from './take-over.ts';

interface StartedApp {
  /**
   * Until then the server's HTML stays: the first page's code must be loaded, and the current user should be known;
   * otherwise the page would first be drawn without the sidebar and then shift.
   */
  isReady: Promise<unknown>;
  /** The whole renderer. */
  app: ReactNode;
}

/** Opens the address of the window, with its data and its user. Called once. */
export async function startApp(): Promise<StartedApp> {
  const { app } = platform;
  // Members on the web need none of its code.
  const desktop =
    app && (await import('./desktop/start-desktop.tsx')).startDesktop({ app, platform, client: queryClient, routes });
  // In the desktop app each tab has its own history; on the web the browser keeps it.
  const router = desktop?.router ?? createBrowserRouter(routes);
  if (!app) followNetwork({ client: queryClient, hasFailed: () => router.state.errors !== null });
  startLive(queryClient, platform);
  registerPrefetch((path) => {
    for (const { route } of matchRoutes(routes, path) ?? []) {
      // The navigation itself repeats a failed load and reports it.
      if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
    }
  });
  return {
    isReady: Promise.all([firstPageLoaded(router), firstUserKnown(), loadSafeParser(), desktop?.firstView]),
    app: (
      <QueryClientProvider client={queryClient}>
        {/* Without transitions a page, or its skeleton, is in the first frame after a click; with them in the second. */}
        {desktop?.pages ?? <RouterProvider router={router} useTransitions={false} />}
      </QueryClientProvider>
    ),
  };
}

function firstPageLoaded(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Whether there is a user is requested while the first page's code loads; a slow answer is not waited for. */
function firstUserKnown(): Promise<unknown> {
  // What the server drew for a visitor stays as it is; whether there is a session after all is asked meanwhile.
  const isDrawn = takeOver(queryClient);
  // The sidebar of a user who is signed in, or was on the last visit, is part of the first view.
  const isUserExpected = document.documentElement.dataset.user === 'expected';
  const memberPartsLoaded = isUserExpected ? loadMemberParts().catch(() => undefined) : undefined;
  const userAsked = queryClient
    .prefetchQuery({ ...currentUserQuery, staleTime: 0 })
    .then(() =>
      queryClient.getQueryData(currentUserQuery.queryKey) ? loadMemberParts().catch(() => undefined) : null,
    );
  const patience = new Promise((resolve) => setTimeout(resolve, isDrawn ? 0 : 500));
  return Promise.all([Promise.race([userAsked, patience]), memberPartsLoaded]);
}
