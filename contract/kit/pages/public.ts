import type { PageEntry } from './entry.ts';

/** Pages about the network itself, and the targets of emailed links. */
export const publicPages = {
  home: {
    path: '/',
    title: 'Choose Your Focus, Change the Future',
    description:
      'A professional network for cleantech investors, innovators and experts: articles, events, members, companies, technologies and the Green Market.',
  },
  about: {
    path: '/about',
    title: 'About',
    description: 'Who we are and what we do: connecting innovation, investment and implementation in cleantech.',
  },
  pricing: {
    path: '/pricing',
    title: 'Membership Plans',
    description: 'Membership benefits and prices: the Free and Professional plans, and warm introductions.',
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description: 'Write to the team, or find our address, phone and business hours.',
  },
  deepResearch: {
    path: '/deep-research',
    title: 'Deep Research',
    description: 'Ask a question and read what is known about it, with sources. For members.',
    isPrivate: true,
  },
  newsletterConfirm: {
    path: '/newsletter/confirm',
    title: 'Newsletter',
    description: 'Confirm your subscription.',
    isPrivate: true,
  },
  newsletterUnsubscribe: {
    path: '/newsletter/unsubscribe',
    title: 'Newsletter',
    description: 'End your subscription.',
    isPrivate: true,
  },
  terms: { path: '/terms', title: 'Terms', description: 'The terms under which this network is used.' },
  privacy: {
    path: '/privacy',
    title: 'Privacy',
    description: 'What is stored about you, why, and how to have it deleted.',
  },
  cookies: {
    path: '/cookies',
    title: 'Cookies',
    description: 'Which cookies and browser storage are used, and what for.',
  },
  accessibility: {
    path: '/accessibility',
    title: 'Accessibility',
    description: 'What works for everyone, and how to report what does not.',
  },
  alertsUnsubscribe: {
    path: '/network/listings/alerts/unsubscribe',
    title: 'Search Alerts',
    description: 'Unsubscribe from saved searches.',
    isPrivate: true,
  },
} as const satisfies Record<string, PageEntry>;
