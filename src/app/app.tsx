import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { registerPrefetch } from '#src/lib/prefetch.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);

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
