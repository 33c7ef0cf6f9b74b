import type { RouteObject } from 'react-router-dom';

import { paths } from '#contract/paths.ts';
import { page } from './page.ts';
/** Pages of text, drawn without Ant Design. */
export const textPages: RouteObject[] = [
  page(paths.media, async () => (await import('#src/features/articles/pages/media-page.tsx')).MediaPage),
  page(paths.article, async () => (await import('#src/features/articles/pages/article-page.tsx')).ArticlePage),
  page(paths.focusArea, async () => (await import('#src/features/articles/pages/focus-page.tsx')).FocusPage),
  page(
    paths.researchHub,
    async () => (await import('#src/features/research/pages/research-hub-page.tsx')).ResearchHubPage,
  ),
  page(
    paths.researchArticle,
    async () => (await import('#src/features/research/pages/research-article-page.tsx')).ResearchArticlePage,
  ),
  page(paths.company, async () => (await import('#src/features/companies/pages/company-page.tsx')).CompanyPage),
  page(
    paths.technology,
    async () => (await import('#src/features/technologies/pages/technology-page.tsx')).TechnologyPage,
  ),
  page(
    paths.accountDeleted,
    async () => (await import('#src/features/account-settings/pages/account-deleted-page.tsx')).AccountDeletedPage,
  ),
  page(paths.about, async () => (await import('#src/features/about/about-page.tsx')).AboutPage),
  page(paths.events, async () => (await import('#src/features/events/pages/events-page.tsx')).EventsPage),
  page(paths.event, async () => (await import('#src/features/events/pages/event-page.tsx')).EventPage),
  page(
    paths.perovskite,
    async () => (await import('#src/features/technology-topics/pages/perovskite-page.tsx')).PerovskitePage,
  ),
  page(paths.thorium, async () => (await import('#src/features/technology-topics/pages/thorium-page.tsx')).ThoriumPage),
  page(
    paths.moltenSalt,
    async () => (await import('#src/features/technology-topics/pages/molten-salt-page.tsx')).MoltenSaltPage,
  ),
  page(paths.member, async () => (await import('#src/features/members/pages/profile-page.tsx')).ProfilePage),
  page(paths.memberShort, async () => (await import('#src/features/members/pages/member-redirect.tsx')).MemberRedirect),
  page(
    paths.settingsApp,
    async () => (await import('#src/features/desktop-settings/app-settings-page.tsx')).AppSettingsPage,
  ),
  page(paths.terms, async () => (await import('#src/features/legal/terms-page.tsx')).TermsPage),
  page(paths.privacy, async () => (await import('#src/features/legal/privacy-page.tsx')).PrivacyPage),
  page(paths.cookies, async () => (await import('#src/features/legal/cookies-page.tsx')).CookiesPage),
  page(paths.accessibility, async () => (await import('#src/features/legal/accessibility-page.tsx')).AccessibilityPage),
  page(
    paths.newsletterConfirm,
    async () => (await import('#src/features/newsletter/pages/confirm-page.tsx')).ConfirmSubscriptionPage,
  ),
  page(
    paths.undoEmail,
    async () => (await import('#src/features/account-settings/pages/undo-email-page.tsx')).UndoEmailPage,
  ),
  page(paths.listingRenew, async () => (await import('#src/features/listings/pages/renew-page.tsx')).RenewListingPage),
  page(
    paths.alertsUnsubscribe,
    async () => (await import('#src/features/saved-searches/pages/unsubscribe-alerts-page.tsx')).UnsubscribeAlertsPage,
  ),
  page(
    paths.newsletterUnsubscribe,
    async () => (await import('#src/features/newsletter/pages/unsubscribe-page.tsx')).UnsubscribePage,
  ),
];
