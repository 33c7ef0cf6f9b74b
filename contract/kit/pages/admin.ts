import type { PageEntry } from './entry.ts';

const admin = { title: 'Admin', description: 'Running the network.', isPrivate: true } as const;

/** The pages of the admin area. */
export const adminPages = {
  admin: { path: '/admin', ...admin },
  adminUsers: { path: '/admin/users', ...admin },
  adminModeration: { path: '/admin/moderation', ...admin },
  adminClaims: { path: '/admin/claims', ...admin },
  adminIntroductions: { path: '/admin/introductions', ...admin },
  adminMemberships: { path: '/admin/memberships', ...admin },
  adminMessages: { path: '/admin/messages', ...admin },
  adminNewsletter: { path: '/admin/newsletter', ...admin },
  adminMailings: { path: '/admin/newsletter/mailings', ...admin },
  adminMailingCreate: { path: '/admin/newsletter/mailings/create', ...admin },
  adminMailing: { path: '/admin/newsletter/mailings/:id' },
  adminEvents: { path: '/admin/events', ...admin },
  adminEventCreate: { path: '/admin/events/create', ...admin },
  adminEvent: { path: '/admin/events/:id' },
  adminRegistrations: { path: '/admin/events/:id/registrations' },
  adminOffers: { path: '/admin/offers', ...admin },
  adminOfferCreate: { path: '/admin/offers/create', ...admin },
  adminOffer: { path: '/admin/offers/:id' },
  adminFeeds: { path: '/admin/feeds', ...admin },
  adminContent: { path: '/admin/content', ...admin },
  adminArticles: { path: '/admin/content/articles', ...admin },
  adminArticle: { path: '/admin/content/articles/:id' },
  adminResearch: { path: '/admin/content/research', ...admin },
  adminResearchArticle: { path: '/admin/content/research/:id' },
  adminFocusAreas: { path: '/admin/content/focus-areas', ...admin },
  adminPartners: { path: '/admin/content/partners', ...admin },
  adminPlans: { path: '/admin/content/plans', ...admin },
  adminMailSamples: { path: '/admin/emails', ...admin },
  adminMails: { path: '/admin/mails', ...admin },
  adminSecurity: { path: '/admin/security', ...admin },
  adminAudit: { path: '/admin/audit', ...admin },
} as const satisfies Record<string, PageEntry>;
