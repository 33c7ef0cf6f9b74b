import type { PageEntry } from './entry.ts';

/** Pages about the network itself, and the targets of emailed links. */
export const publicPages = {
  home: {
    path: '/',
    title: 'Choose Your Focus, Change the Future',
  },
  about: {
    path: '/about',
    title: 'About',
  },
  pricing: {
    path: '/pricing',
    title: 'Membership Plans',
  },
  contact: {
    path: '/contact',
    title: 'Contact',
  },
  deepResearch: {
    path: '/deep-research',
    title: 'Deep Research',
    isPrivate: true,
  },
  newsletterConfirm: {
    path: '/newsletter/confirm',
    title: 'Newsletter',
    isPrivate: true,
  },
  newsletterUnsubscribe: {
    path: '/newsletter/unsubscribe',
    title: 'Newsletter',
    isPrivate: true,
  },
  terms: { path: '/terms', title: 'Terms' },
  privacy: {
    path: '/privacy',
    title: 'Privacy',
  },
  cookies: {
    path: '/cookies',
    title: 'Cookies',
  },
  accessibility: {
    path: '/accessibility',
    title: 'Accessibility',
  },
  alertsUnsubscribe: {
    path: '/network/listings/alerts/unsubscribe',
    title: 'Search Alerts',
    isPrivate: true,
  },
} as const satisfies Record<string, PageEntry>;
