import type { Site } from './site.ts';

/**
 * The pages that need no record to be named. The server writes title and description into the HTML,
 * for link previews and search engines; the renderer names its pages by the same titles.
 */
export interface PageMeta {
  title: string;
  description: string;
  /** Not for search engines: it is about the visitor, or one step of a task. */
  isPrivate?: true;
}

export const staticPages = {
  '/': {
    title: 'Choose Your Focus, Change the Future',
    description:
      'A professional network for cleantech investors, innovators and experts: articles, events, members, companies, technologies and the Green Market.',
  },
  '/about': {
    title: 'About',
    description: 'Who we are and what we do: connecting innovation, investment and implementation in cleantech.',
  },
  '/media': {
    title: 'Media & Articles',
    description: 'Articles on renewable energy, storage, the circular economy, agriculture, transport and water.',
  },
  '/events': {
    title: 'Events & Conferences',
    description: 'Conferences, webinars, workshops and networking events in cleantech, on site and online.',
  },
  '/pricing': {
    title: 'Membership Plans',
    description: 'What membership gives and costs: the Free and the Professional plan, and warm introductions.',
  },
  '/contact': { title: 'Contact', description: 'Write to the team, or find our address, phone and business hours.' },
  '/research-hub': {
    title: 'Research Hub',
    description: 'In-depth research on emerging cleantech technologies, trends and innovations.',
  },
  '/deep-research': {
    title: 'Deep Research',
    description: 'Questions put to an ensemble of AI models, for members.',
    isPrivate: true,
  },
  '/signin': { title: 'Sign In', description: 'Sign in to your account.' },
  '/signup': { title: 'Sign Up', description: 'Join investors, innovators and experts in cleantech.' },
  '/forgot-password': { title: 'Forgot Password', description: 'Get a link that sets a new password.' },
  '/reset-password': { title: 'Reset Password', description: 'Set a new password.', isPrivate: true },
  '/newsletter/confirm': { title: 'Newsletter', description: 'Confirm your subscription.', isPrivate: true },
  '/newsletter/unsubscribe': { title: 'Newsletter', description: 'End your subscription.', isPrivate: true },
  '/terms': { title: 'Terms', description: 'The terms under which this network is used.' },
  '/privacy': { title: 'Privacy', description: 'What is stored about you, why, and how to have it deleted.' },
  '/cookies': { title: 'Cookies', description: 'Which cookies and browser storage are used, and what for.' },
  '/accessibility': {
    title: 'Accessibility',
    description: 'What works for everyone, and how to report what does not.',
  },
  '/network/listings': {
    title: 'Green Market Listings',
    description: 'Listings of companies, technologies, partnerships and jobs in cleantech.',
  },
  '/network/listings/create': {
    title: 'Create a Listing',
    description: 'Publish a company, technology, partnership or job in the Green Market.',
    isPrivate: true,
  },
} as const satisfies Record<string, PageMeta>;
export type StaticPath = keyof typeof staticPages;

/** The tab's title of a page: its own, then the product's; at home the product and its tagline. */
export function fullTitle(title: string, site: Pick<Site, 'productName' | 'tagline'>): string {
  if (title === staticPages['/'].title) return `${site.productName}: ${site.tagline}`;
  return `${title} | ${site.productName}`;
}
