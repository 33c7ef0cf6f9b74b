import { Navigate, type RouteObject } from 'react-router-dom';

/** What admins run the network with, one subject a page. */
export const adminPages: RouteObject = {
  path: 'admin',
  lazy: async () => ({ Component: (await import('#src/features/admin/admin-layout.tsx')).AdminLayout }),
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('#src/features/admin/overview/overview-page.tsx')).OverviewPage }),
    },
    {
      path: 'users',
      lazy: async () => ({ Component: (await import('#src/features/admin/pages/users-page.tsx')).UsersPage }),
    },
    {
      path: 'moderation',
      lazy: async () => ({
        Component: (await import('#src/features/admin/pages/moderation-page.tsx')).ModerationPage,
      }),
    },
    {
      path: 'claims',
      lazy: async () => ({ Component: (await import('#src/features/admin/pages/claims-page.tsx')).ClaimsPage }),
    },
    {
      path: 'introductions',
      lazy: async () => ({
        Component: (await import('#src/features/admin/pages/introductions-page.tsx')).AdminIntroductionsPage,
      }),
    },
    {
      path: 'memberships',
      lazy: async () => ({
        Component: (await import('#src/features/admin/pages/memberships-page.tsx')).MembershipsPage,
      }),
    },
    {
      path: 'messages',
      lazy: async () => ({
        Component: (await import('#src/features/admin/pages/messages-page.tsx')).ContactMessagesPage,
      }),
    },
    {
      path: 'newsletter',
      lazy: async () => ({
        Component: (await import('#src/features/admin/pages/newsletter-page.tsx')).NewsletterPage,
      }),
    },
    {
      path: 'events',
      lazy: async () => ({ Component: (await import('#src/features/admin/pages/events-page.tsx')).EventsPage }),
    },
    {
      path: 'events/create',
      lazy: async () => ({
        Component: (await import('#src/features/admin/pages/event-editor-page.tsx')).CreateEventPage,
      }),
    },
    {
      path: 'events/:id',
      lazy: async () => ({
        Component: (await import('#src/features/admin/pages/event-editor-page.tsx')).EditEventPage,
      }),
    },
    {
      path: 'events/:id/registrations',
      lazy: async () => ({
        Component: (await import('#src/features/admin/pages/event-registrations-page.tsx')).EventRegistrationsPage,
      }),
    },
    {
      path: 'feeds',
      lazy: async () => ({ Component: (await import('#src/features/admin/pages/feeds-page.tsx')).FeedsPage }),
    },
    {
      path: 'content',
      lazy: async () => ({
        Component: (await import('#src/features/admin/content/content-layout.tsx')).ContentLayout,
      }),
      children: [
        { index: true, element: <Navigate to="/admin/content/articles" replace /> },
        {
          path: 'articles',
          lazy: async () => ({
            Component: (await import('#src/features/admin/content/articles-page.tsx')).ArticlesPage,
          }),
        },
        {
          path: 'research',
          lazy: async () => ({
            Component: (await import('#src/features/admin/content/research-page.tsx')).ResearchPage,
          }),
        },
        {
          path: 'focus-areas',
          lazy: async () => ({
            Component: (await import('#src/features/admin/content/focus-areas-page.tsx')).FocusAreasPage,
          }),
        },
        {
          path: 'partners',
          lazy: async () => ({
            Component: (await import('#src/features/admin/content/partners-page.tsx')).PartnersPage,
          }),
        },
        {
          path: 'plans',
          lazy: async () => ({ Component: (await import('#src/features/admin/content/plans-page.tsx')).PlansPage }),
        },
      ],
    },
    {
      path: 'content/articles/:id',
      lazy: async () => ({
        Component: (await import('#src/features/admin/content/article-editor-page.tsx')).ArticleEditorPage,
      }),
    },
    {
      path: 'content/research/:id',
      lazy: async () => ({
        Component: (await import('#src/features/admin/content/research-editor-page.tsx')).ResearchEditorPage,
      }),
    },
    {
      path: 'mails',
      lazy: async () => ({
        Component: (await import('#src/features/admin/pages/failed-mails-page.tsx')).FailedMailsPage,
      }),
    },
    {
      path: 'security',
      lazy: async () => ({
        Component: (await import('#src/features/admin/pages/security-log-page.tsx')).SecurityLogPage,
      }),
    },
    {
      path: 'audit',
      lazy: async () => ({ Component: (await import('#src/features/admin/pages/audit-page.tsx')).AuditPage }),
    },
  ],
};
