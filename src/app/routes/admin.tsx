import { Navigate, type RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { page } from './page.ts';

/** The admin area, one subject a page. */
export const adminPages: RouteObject = page(
  paths.admin,
  async () => (await import('#src/features/admin/admin-layout.tsx')).AdminLayout,
  [
    {
      index: true,
      lazy: async () => ({ Component: (await import('#src/features/overview/admin/overview-page.tsx')).OverviewPage }),
    },
    page(paths.adminUsers, async () => (await import('#src/features/users/admin/users-page.tsx')).UsersPage),
    page(
      paths.adminModeration,
      async () => (await import('#src/features/moderation/admin/moderation-page.tsx')).ModerationPage,
    ),
    page(paths.adminClaims, async () => (await import('#src/features/companies/admin/claims-page.tsx')).ClaimsPage),
    page(
      paths.adminIntroductions,
      async () => (await import('#src/features/introductions/admin/introductions-page.tsx')).AdminIntroductionsPage,
    ),
    page(
      paths.adminMemberships,
      async () => (await import('#src/features/memberships/admin/memberships-page.tsx')).MembershipsPage,
    ),
    page(
      paths.adminMessages,
      async () => (await import('#src/features/contact/admin/messages-page.tsx')).ContactMessagesPage,
    ),
    page(
      paths.adminNewsletter,
      async () => (await import('#src/features/newsletter/admin/newsletter-page.tsx')).NewsletterPage,
    ),
    page(
      paths.adminMailings,
      async () => (await import('#src/features/newsletter/admin/mailings/mailings-page.tsx')).MailingsPage,
    ),
    page(
      paths.adminMailingCreate,
      async () => (await import('#src/features/newsletter/admin/mailings/mailing-editor-page.tsx')).CreateMailingPage,
    ),
    page(
      paths.adminMailing,
      async () => (await import('#src/features/newsletter/admin/mailings/mailing-editor-page.tsx')).EditMailingPage,
    ),
    page(paths.adminEvents, async () => (await import('#src/features/events/admin/events-page.tsx')).EventsPage),
    page(
      paths.adminEventCreate,
      async () => (await import('#src/features/events/admin/event-editor-page.tsx')).CreateEventPage,
    ),
    page(
      paths.adminEvent,
      async () => (await import('#src/features/events/admin/event-editor-page.tsx')).EditEventPage,
    ),
    page(
      paths.adminRegistrations,
      async () => (await import('#src/features/events/admin/event-registrations-page.tsx')).EventRegistrationsPage,
    ),
    page(paths.adminOffers, async () => (await import('#src/features/offers/admin/offers-page.tsx')).AdminOffersPage),
    page(
      paths.adminOfferCreate,
      async () => (await import('#src/features/offers/admin/offer-editor-page.tsx')).CreateOfferPage,
    ),
    page(
      paths.adminOffer,
      async () => (await import('#src/features/offers/admin/offer-editor-page.tsx')).EditOfferPage,
    ),
    page(paths.adminFeeds, async () => (await import('#src/features/feeds/admin/feeds-page.tsx')).FeedsPage),
    { path: paths.adminContent, element: <Navigate to={paths.adminArticles} replace /> },
    page(
      paths.adminArticles,
      async () => (await import('#src/features/articles/admin/articles-page.tsx')).ArticlesPage,
    ),
    page(
      paths.adminResearch,
      async () => (await import('#src/features/research/admin/research-page.tsx')).ResearchPage,
    ),
    page(
      paths.adminFocusAreas,
      async () => (await import('#src/features/focus-areas/admin/focus-areas-page.tsx')).FocusAreasPage,
    ),
    page(
      paths.adminPartners,
      async () => (await import('#src/features/partners/admin/partners-page.tsx')).PartnersPage,
    ),
    page(paths.adminPlans, async () => (await import('#src/features/memberships/admin/plans-page.tsx')).PlansPage),
    page(
      paths.adminArticle,
      async () => (await import('#src/features/articles/admin/article-editor-page.tsx')).ArticleEditorPage,
    ),
    page(
      paths.adminResearchArticle,
      async () => (await import('#src/features/research/admin/research-editor-page.tsx')).ResearchEditorPage,
    ),
    page(
      paths.adminMailSamples,
      async () => (await import('#src/features/mail-samples/admin/mail-samples-page.tsx')).MailSamplesPage,
    ),
    page(
      paths.adminMails,
      async () => (await import('#src/features/failed-mails/admin/failed-mails-page.tsx')).FailedMailsPage,
    ),
    page(
      paths.adminSecurity,
      async () => (await import('#src/features/security-log/admin/security-log-page.tsx')).SecurityLogPage,
    ),
    page(paths.adminAudit, async () => (await import('#src/features/audit/admin/audit-page.tsx')).AuditPage),
  ],
);
