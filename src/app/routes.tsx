import type { RouteObject } from 'react-router-dom';

import { Layout } from './layout/layout.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { RequireUser } from './require-user.tsx';

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
    path: 'forgot-password',
    lazy: async () => ({
      Component: (await import('#src/features/accounts/pages/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({
      Component: (await import('#src/features/accounts/pages/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: 'contact',
    lazy: async () => ({ Component: (await import('#src/features/contact/contact-page.tsx')).ContactPage }),
  },
  {
    path: 'pricing',
    lazy: async () => ({ Component: (await import('#src/features/memberships/pricing-page.tsx')).PricingPage }),
  },
  {
    Component: RequireUser,
    children: [
      {
        path: 'deep-research',
        lazy: async () => ({
          Component: (await import('#src/features/deep-research/deep-research-page.tsx')).DeepResearchPage,
        }),
      },
    ],
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

/** Pages of text, drawn without Ant Design. */
const textPages: RouteObject[] = [
  {
    path: 'media',
    lazy: async () => ({ Component: (await import('#src/features/articles/pages/media-page.tsx')).MediaPage }),
  },
  {
    path: 'media/:id',
    lazy: async () => ({ Component: (await import('#src/features/articles/pages/article-page.tsx')).ArticlePage }),
  },
  {
    path: 'focus/:slug',
    lazy: async () => ({ Component: (await import('#src/features/articles/pages/focus-page.tsx')).FocusPage }),
  },
  {
    path: 'research-hub',
    lazy: async () => ({
      Component: (await import('#src/features/research/pages/research-hub-page.tsx')).ResearchHubPage,
    }),
  },
  {
    path: 'research-hub/:slug',
    lazy: async () => ({
      Component: (await import('#src/features/research/pages/research-article-page.tsx')).ResearchArticlePage,
    }),
  },
  {
    path: 'about',
    lazy: async () => ({ Component: (await import('#src/features/about/about-page.tsx')).AboutPage }),
  },
  {
    path: 'events',
    lazy: async () => ({ Component: (await import('#src/features/events/pages/events-page.tsx')).EventsPage }),
  },
  {
    path: 'events/:id',
    lazy: async () => ({ Component: (await import('#src/features/events/pages/event-page.tsx')).EventPage }),
  },
  {
    path: 'terms',
    lazy: async () => ({ Component: (await import('#src/features/legal/terms-page.tsx')).TermsPage }),
  },
  {
    path: 'privacy',
    lazy: async () => ({ Component: (await import('#src/features/legal/privacy-page.tsx')).PrivacyPage }),
  },
  {
    path: 'cookies',
    lazy: async () => ({ Component: (await import('#src/features/legal/cookies-page.tsx')).CookiesPage }),
  },
  {
    path: 'accessibility',
    lazy: async () => ({
      Component: (await import('#src/features/legal/accessibility-page.tsx')).AccessibilityPage,
    }),
  },
  {
    path: 'newsletter/confirm',
    lazy: async () => ({
      Component: (await import('#src/features/newsletter/pages/confirm-page.tsx')).ConfirmSubscriptionPage,
    }),
  },
  {
    path: 'newsletter/unsubscribe',
    lazy: async () => ({
      Component: (await import('#src/features/newsletter/pages/unsubscribe-page.tsx')).UnsubscribePage,
    }),
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
          ...textPages,
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
