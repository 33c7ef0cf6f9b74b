import type { PageEntry } from './entry.ts';

/** What the tab says: the page's own title first, as tabs cut their ends. */
const admin = <Title extends string>(title: Title) => ({ title: `${title} | Admin`, isPrivate: true }) as const;

/** The pages of the admin area. */
export const adminPages = {
  admin: { path: '/admin', ...admin('Overview') },
  adminUsers: { path: '/admin/users', ...admin('Users') },
  adminModeration: { path: '/admin/moderation', ...admin('Moderation') },
  adminClaims: { path: '/admin/claims', ...admin('Company claims') },
  adminIntroductions: { path: '/admin/introductions', ...admin('Introductions') },
  adminMemberships: { path: '/admin/memberships', ...admin('Memberships') },
  adminMessages: { path: '/admin/messages', ...admin('Messages to the team') },
  adminNewsletter: { path: '/admin/newsletter', ...admin('Subscribers') },
  adminMailings: { path: '/admin/newsletter/mailings', ...admin('Mailings') },
  adminMailingCreate: { path: '/admin/newsletter/mailings/create', ...admin('New mailing') },
  adminMailing: { path: '/admin/newsletter/mailings/:id' },
  adminEvents: { path: '/admin/events', ...admin('Events') },
  adminEventCreate: { path: '/admin/events/create', ...admin('New event') },
  adminEvent: { path: '/admin/events/:id' },
  adminRegistrations: { path: '/admin/events/:id/registrations' },
  adminOffers: { path: '/admin/offers', ...admin('Offers') },
  adminOfferCreate: { path: '/admin/offers/create', ...admin('New offer') },
  adminOffer: { path: '/admin/offers/:id' },
  adminFeeds: { path: '/admin/feeds', ...admin('Feed sources') },
  adminContent: { path: '/admin/content', ...admin('Articles') },
  adminArticles: { path: '/admin/content/articles', ...admin('Articles') },
  adminArticle: { path: '/admin/content/articles/:id' },
  adminResearch: { path: '/admin/content/research', ...admin('Research articles') },
  adminResearchArticle: { path: '/admin/content/research/:id' },
  adminFocusAreas: { path: '/admin/content/focus-areas', ...admin('Focus areas') },
  adminPartners: { path: '/admin/content/partners', ...admin('Partners') },
  adminPlans: { path: '/admin/content/plans', ...admin('Membership plans') },
  adminMailSamples: { path: '/admin/emails', ...admin('Emails') },
  adminMails: { path: '/admin/mails', ...admin('Failed mails') },
  adminSecurity: { path: '/admin/security', ...admin('Security log') },
  adminAudit: { path: '/admin/audit', ...admin('Audit log') },
} as const satisfies Record<string, PageEntry>;
