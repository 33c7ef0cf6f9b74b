import type { RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { pageOf } from './mailed-area.ts';
import { page } from './page.ts';

/** Pages about the network itself, and pages that public mails link to. */
export const publicPages: RouteObject[] = [
  page(paths.about, async () => (await import('#src/features/about/about-page.tsx')).AboutPage),
  page(paths.terms, async () => (await import('#src/features/legal/terms-page.tsx')).TermsPage),
  page(paths.privacy, async () => (await import('#src/features/legal/privacy-page.tsx')).PrivacyPage),
  page(paths.cookies, async () => (await import('#src/features/legal/cookies-page.tsx')).CookiesPage),
  page(paths.accessibility, async () => (await import('#src/features/legal/accessibility-page.tsx')).AccessibilityPage),
  pageOf('newsletterConfirm'),
  pageOf('newsletterUnsubscribe'),
  pageOf('alertsUnsubscribe'),
  page(paths.pricing, async () => (await import('#src/features/memberships/pricing-page.tsx')).PricingPage),
  page(paths.contact, async () => (await import('#src/features/contact/contact-page.tsx')).ContactPage),
  pageOf('unsubscribe'),
];
