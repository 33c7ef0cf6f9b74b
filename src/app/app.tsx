import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { currentUserQuery } from '#src/features/accounts/index.ts';
import { registerPrefetch } from '#src/lib/prefetch.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { platform } from '#src/platform/index.ts';
import { followApp } from './desktop/follow-app.ts';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);
if (platform.app) followApp(platform.app, { client: queryClient, navigate: (path) => void router.navigate(path) });

const firstPageLoaded = new Promise<void>((resolve) => {
  if (router.state.initialized) resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
});

/** Asked while the first page's code is on its way; a slow answer is not waited for (milliseconds). */
const currentUserKnown = Promise.race([
  queryClient.prefetchQuery(currentUserQuery),
  new Promise((resolve) => setTimeout(resolve, 500)),
]);

/**
 * Until then what the server sent keeps standing: the first page's code must be there, and it should
 * be known who is signed in, or the page would be drawn without the sidebar first and move for it.
 */
export const readyToRender = Promise.all([firstPageLoaded, currentUserKnown]);

registerPrefetch((path) => {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    // A failed load is tried again, and reported, by the navigation itself.
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
  }
});

/** The whole renderer. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
