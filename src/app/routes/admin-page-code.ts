/** Where the code of the admin area's pages is, by the name of the page; like `userPageCode`. */
export const adminPageCode = {
  admin: async () => (await import('#src/features/admin/admin-layout.tsx')).AdminLayout,
  overview: async () => (await import('#src/features/overview/admin/overview-page.tsx')).OverviewPage,
  adminUsers: async () => (await import('#src/features/users/admin/users-page.tsx')).UsersPage,
  adminModeration: async () => (await import('#src/features/moderation/admin/moderation-page.tsx')).ModerationPage,
  adminClaims: async () => (await import('#src/features/companies/admin/claims-page.tsx')).ClaimsPage,
  adminIntroductions: async () =>
    (await import('#src/features/introductions/admin/introductions-page.tsx')).AdminIntroductionsPage,
  adminMemberships: async () => (await import('#src/features/memberships/admin/memberships-page.tsx')).MembershipsPage,
  adminMessages: async () => (await import('#src/features/contact/admin/messages-page.tsx')).ContactMessagesPage,
  adminNewsletter: async () => (await import('#src/features/newsletter/admin/newsletter-page.tsx')).NewsletterPage,
  adminMailings: async () => (await import('#src/features/newsletter/admin/mailings/mailings-page.tsx')).MailingsPage,
  adminMailingCreate: async () =>
    (await import('#src/features/newsletter/admin/mailings/mailing-editor-page.tsx')).CreateMailingPage,
  adminMailing: async () =>
    (await import('#src/features/newsletter/admin/mailings/mailing-editor-page.tsx')).EditMailingPage,
  adminEvents: async () => (await import('#src/features/events/admin/events-page.tsx')).EventsPage,
  adminEventCreate: async () => (await import('#src/features/events/admin/event-editor-page.tsx')).CreateEventPage,
  adminEvent: async () => (await import('#src/features/events/admin/event-editor-page.tsx')).EditEventPage,
  adminRegistrations: async () =>
    (await import('#src/features/events/admin/event-registrations-page.tsx')).EventRegistrationsPage,
  adminOffers: async () => (await import('#src/features/offers/admin/offers-page.tsx')).AdminOffersPage,
  adminOfferCreate: async () => (await import('#src/features/offers/admin/offer-editor-page.tsx')).CreateOfferPage,
  adminOffer: async () => (await import('#src/features/offers/admin/offer-editor-page.tsx')).EditOfferPage,
  adminFeeds: async () => (await import('#src/features/feeds/admin/feeds-page.tsx')).FeedsPage,
  adminArticles: async () => (await import('#src/features/articles/admin/articles-page.tsx')).ArticlesPage,
  adminResearch: async () => (await import('#src/features/research/admin/research-page.tsx')).ResearchPage,
  adminFocusAreas: async () => (await import('#src/features/focus-areas/admin/focus-areas-page.tsx')).FocusAreasPage,
  adminPartners: async () => (await import('#src/features/partners/admin/partners-page.tsx')).PartnersPage,
  adminPlans: async () => (await import('#src/features/memberships/admin/plans-page.tsx')).PlansPage,
  adminArticle: async () => (await import('#src/features/articles/admin/article-editor-page.tsx')).ArticleEditorPage,
  adminResearchArticle: async () =>
    (await import('#src/features/research/admin/research-editor-page.tsx')).ResearchEditorPage,
  adminMailSamples: async () =>
    (await import('#src/features/mail-samples/admin/mail-samples-page.tsx')).MailSamplesPage,
  adminMails: async () => (await import('#src/features/failed-mails/admin/failed-mails-page.tsx')).FailedMailsPage,
  adminSecurity: async () => (await import('#src/features/security-log/admin/security-log-page.tsx')).SecurityLogPage,
  adminAudit: async () => (await import('#src/features/audit/admin/audit-page.tsx')).AuditPage,
};
