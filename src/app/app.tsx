import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { registerPrefetch } from '#src/lib/prefetch.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);

/** Resolves when the first page's code is there: until then what the server sent keeps standing. */
export const firstPageLoaded = new Promise<void>((resolve) => {
  if (router.state.initialized) resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
});

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
