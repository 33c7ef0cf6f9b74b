import type { RouteObject } from 'react-router-dom';

import { Layout } from './layout/layout.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

/** The pages that are drawn with Ant Design; its provider comes with the first of them. */
const antdPages: RouteObject[] = [
  {
    path: 'signin',
    lazy: async () => ({ Component: (await import('#src/features/accounts/pages/sign-in-page.tsx')).SignInPage }),
  },
  {
    path: 'signup',
    lazy: async () => ({ Component: (await import('#src/features/accounts/pages/sign-up-page.tsx')).SignUpPage }),
  },
  {
    path: 'network/listings',
    lazy: async () => ({ Component: (await import('#src/features/listings/pages/listings-page.tsx')).ListingsPage }),
  },
  {
    path: 'network/listings/create',
    lazy: async () => ({
      Component: (await import('#src/features/listings/pages/create-listing-page.tsx')).CreateListingPage,
    }),
  },
  {
    path: 'network/listings/:id',
    lazy: async () => ({ Component: (await import('#src/features/listings/pages/listing-page.tsx')).ListingPage }),
  },
];

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
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
