import type { RouteObject } from 'react-router-dom';

import { Layout } from './layout/layout.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { accountPages } from './routes/accounts.ts';
import { adminPages } from './routes/admin.tsx';
import { networkPages } from './routes/network.ts';
import { ownPages } from './routes/own.ts';
import { forUsers } from './routes/page.ts';
import { publicPages } from './routes/public.ts';
import { readingPages } from './routes/reading.ts';

/** Every route. Pages are loaded when they are first needed, or shortly before: see prefetchRoute. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    // While the first page's code loads, the shell is already shown.
    HydrateFallback: () => null,
    children: [
      {
        // Inside the layout, so that header and footer stay when a page fails.
        ErrorBoundary: ErrorPage,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('#src/features/home/home-page.tsx')).HomePage }),
          },
          ...publicPages,
          ...readingPages,
          ...accountPages,
          ...networkPages,
          ...ownPages,
          forUsers([adminPages]),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
