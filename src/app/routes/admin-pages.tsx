import { Navigate, type RouteObject } from 'react-router-dom';

import { paths } from '#contract/paths.ts';
import { page } from './page.ts';

/** What admins run the network with, one subject a page. */
export const adminPages: RouteObject = page(
  paths.admin,
  async () => (await import('#src/features/admin/admin-layout.tsx')).AdminLayout,
  [
    {
      index: true,
      lazy: async () => ({ Component: (await import('#src/features/admin/overview/overview-page.tsx')).OverviewPage }),
    },
    page(paths.adminUsers, async () => (await import('#src/features/admin/pages/users-page.tsx')).UsersPage),
    page(
      paths.adminModeration,
      async () => (await import('#src/features/admin/pages/moderation-page.tsx')).ModerationPage,
    ),
    page(paths.adminClaims, async () => (await import('#src/features/admin/pages/claims-page.tsx')).ClaimsPage),
    page(
      paths.adminIntroductions,
      async () => (await import('#src/features/admin/pages/introductions-page.tsx')).AdminIntroductionsPage,
    ),
    page(
      paths.adminMemberships,
      async () => (await import('#src/features/admin/pages/memberships-page.tsx')).MembershipsPage,
    ),
    page(
      paths.adminMessages,
      async () => (await import('#src/features/admin/pages/messages-page.tsx')).ContactMessagesPage,
    ),
    page(
      paths.adminNewsletter,
      async () => (await import('#src/features/admin/pages/newsletter-page.tsx')).NewsletterPage,
    ),
    page(paths.adminEvents, async () => (await import('#src/features/admin/pages/events-page.tsx')).EventsPage),
    page(
      paths.adminEventCreate,
      async () => (await import('#src/features/admin/pages/event-editor-page.tsx')).CreateEventPage,
    ),
    page(paths.adminEvent, async () => (await import('#src/features/admin/pages/event-editor-page.tsx')).EditEventPage),
    page(
      paths.adminRegistrations,
      async () => (await import('#src/features/admin/pages/event-registrations-page.tsx')).EventRegistrationsPage,
    ),
    page(paths.adminFeeds, async () => (await import('#src/features/admin/pages/feeds-page.tsx')).FeedsPage),
    page(
      paths.adminContent,
      async () => (await import('#src/features/admin/content/content-layout.tsx')).ContentLayout,
      [
        { index: true, element: <Navigate to={paths.adminArticles} replace /> },
        page(
          paths.adminArticles,
          async () => (await import('#src/features/admin/content/articles-page.tsx')).ArticlesPage,
        ),
        page(
          paths.adminResearch,
          async () => (await import('#src/features/admin/content/research-page.tsx')).ResearchPage,
        ),
        page(
          paths.adminFocusAreas,
          async () => (await import('#src/features/admin/content/focus-areas-page.tsx')).FocusAreasPage,
        ),
        page(
          paths.adminPartners,
          async () => (await import('#src/features/admin/content/partners-page.tsx')).PartnersPage,
        ),
        page(paths.adminPlans, async () => (await import('#src/features/admin/content/plans-page.tsx')).PlansPage),
      ],
    ),
    page(
      paths.adminArticle,
      async () => (await import('#src/features/admin/content/article-editor-page.tsx')).ArticleEditorPage,
    ),
    page(
      paths.adminResearchArticle,
      async () => (await import('#src/features/admin/content/research-editor-page.tsx')).ResearchEditorPage,
    ),
    page(
      paths.adminMails,
      async () => (await import('#src/features/admin/pages/failed-mails-page.tsx')).FailedMailsPage,
    ),
    page(
      paths.adminSecurity,
      async () => (await import('#src/features/admin/pages/security-log-page.tsx')).SecurityLogPage,
    ),
    page(paths.adminAudit, async () => (await import('#src/features/admin/pages/audit-page.tsx')).AuditPage),
  ],
);
