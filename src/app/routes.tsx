import type { RouteObject } from 'react-router-dom';

import { Layout } from './layout/layout.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { antdPages } from './routes/antd-pages.tsx';
import { textPages } from './routes/text-pages.tsx';

/** Every route. Pages are loaded when they are first needed (or nearly: see prefetchRoute). */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    // While the first page's code is on its way the shell stands already.
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
          {
            lazy: async () => ({ Component: (await import('./antd-layout.tsx')).AntdLayout }),
            children: antdPages,
          },
          ...textPages,
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
