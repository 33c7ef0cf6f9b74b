import type { RouteObject } from 'react-router-dom';

/** Pages of text, drawn without Ant Design. */
export const textPages: RouteObject[] = [
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
    path: 'network/companies/:id',
    lazy: async () => ({ Component: (await import('#src/features/companies/pages/company-page.tsx')).CompanyPage }),
  },
  {
    path: 'network/technologies/:id',
    lazy: async () => ({
      Component: (await import('#src/features/technologies/pages/technology-page.tsx')).TechnologyPage,
    }),
  },
  {
    path: 'account-deleted',
    lazy: async () => ({
      Component: (await import('#src/features/account-settings/pages/account-deleted-page.tsx')).AccountDeletedPage,
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
    path: 'network/technologies/perovskite',
    lazy: async () => ({
      Component: (await import('#src/features/technology-topics/pages/perovskite-page.tsx')).PerovskitePage,
    }),
  },
  {
    path: 'network/technologies/thorium',
    lazy: async () => ({
      Component: (await import('#src/features/technology-topics/pages/thorium-page.tsx')).ThoriumPage,
    }),
  },
  {
    path: 'network/technologies/molten-salt-reactors',
    lazy: async () => ({
      Component: (await import('#src/features/technology-topics/pages/molten-salt-page.tsx')).MoltenSaltPage,
    }),
  },
  {
    path: 'network/profile/:id',
    lazy: async () => ({ Component: (await import('#src/features/members/pages/profile-page.tsx')).ProfilePage }),
  },
  {
    path: 'members/:id',
    lazy: async () => ({ Component: (await import('#src/features/members/pages/member-redirect.tsx')).MemberRedirect }),
  },
  {
    path: 'settings/app',
    lazy: async () => ({
      Component: (await import('#src/features/desktop-settings/app-settings-page.tsx')).AppSettingsPage,
    }),
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
    path: 'settings/undo-email',
    lazy: async () => ({
      Component: (await import('#src/features/account-settings/pages/undo-email-page.tsx')).UndoEmailPage,
    }),
  },
  {
    path: 'network/listings/renew',
    lazy: async () => ({
      Component: (await import('#src/features/listings/pages/renew-page.tsx')).RenewListingPage,
    }),
  },
  {
    path: 'network/listings/alerts/unsubscribe',
    lazy: async () => ({
      Component: (await import('#src/features/saved-searches/pages/unsubscribe-alerts-page.tsx')).UnsubscribeAlertsPage,
    }),
  },
  {
    path: 'newsletter/unsubscribe',
    lazy: async () => ({
      Component: (await import('#src/features/newsletter/pages/unsubscribe-page.tsx')).UnsubscribePage,
    }),
  },
];
