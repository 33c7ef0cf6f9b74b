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
  '/settings': { title: 'Settings', description: 'Your account settings.', isPrivate: true },
  '/settings/account': { title: 'Account Settings', description: 'Name and email address.', isPrivate: true },
  '/settings/security': {
    title: 'Security Settings',
    description: 'Password, two-factor sign-in and sessions.',
    isPrivate: true,
  },
  '/settings/notifications': {
    title: 'Notification Settings',
    description: 'What is mailed to you, and when.',
    isPrivate: true,
  },
  '/settings/membership': {
    title: 'Your Membership',
    description: 'Your plan, requests and charges.',
    isPrivate: true,
  },
  '/settings/data': { title: 'Your Data', description: 'Download your data or delete your account.', isPrivate: true },
  '/settings/confirm-email': { title: 'Confirm Your Address', description: 'Confirm a new address.', isPrivate: true },
  '/settings/undo-email': {
    title: 'Undo a Change of Address',
    description: 'Put the earlier address of an account back.',
    isPrivate: true,
  },
  '/notifications/unsubscribe': {
    title: 'Unsubscribe',
    description: 'End mails about notifications of a kind.',
    isPrivate: true,
  },
  '/newsletter/confirm': { title: 'Newsletter', description: 'Confirm your subscription.', isPrivate: true },
  '/newsletter/unsubscribe': { title: 'Newsletter', description: 'End your subscription.', isPrivate: true },
  '/account-deleted': { title: 'Account Deleted', description: 'The account is deleted.', isPrivate: true },
  '/settings/app': { title: 'App Settings', description: 'Settings of the desktop app.', isPrivate: true },
  '/terms': { title: 'Terms', description: 'The terms under which this network is used.' },
  '/privacy': { title: 'Privacy', description: 'What is stored about you, why, and how to have it deleted.' },
  '/cookies': { title: 'Cookies', description: 'Which cookies and browser storage are used, and what for.' },
  '/accessibility': {
    title: 'Accessibility',
    description: 'What works for everyone, and how to report what does not.',
  },
  '/network/members': {
    title: 'Members',
    description: 'Investors, innovators and experts in cleantech: who they are and what they work on.',
  },
  '/network/profile/edit': { title: 'Edit Profile', description: 'Your own profile.', isPrivate: true },
  '/network/connections': {
    title: 'My Connections',
    description: 'Your connections and the requests that wait.',
    isPrivate: true,
  },
  '/network': {
    title: 'Network',
    description: 'Members, companies and technologies in cleantech, and the listings of the Green Market.',
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
  '/network/listings/mine': {
    title: 'My Listings',
    description: 'Your drafts and listings, how they stand, and what has come of them.',
    isPrivate: true,
  },
  '/network/listings/renew': {
    title: 'Renew Listing',
    description: 'Renew a listing for another term.',
    isPrivate: true,
  },
  '/network/listings/alerts/unsubscribe': {
    title: 'Search Alerts',
    description: 'End the mails about saved searches.',
    isPrivate: true,
  },
  '/admin': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/users': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/moderation': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/introductions': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/claims': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/memberships': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/messages': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/newsletter': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/events': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/events/create': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/feeds': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/content': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/content/articles': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/content/research': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/content/focus-areas': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/content/partners': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/content/plans': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/mails': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/security': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/admin/audit': { title: 'Admin', description: 'Running the network.', isPrivate: true },
  '/dashboard': { title: 'Dashboard', description: 'What waits for you, and what is yours.', isPrivate: true },
  '/notifications': { title: 'Notifications', description: 'Requests, answers and news.', isPrivate: true },
  '/network/enquiries': {
    title: 'Enquiries',
    description: 'What people wrote about your listings and your profile.',
    isPrivate: true,
  },
  '/network/saved': { title: 'Saved', description: 'What you kept for later.', isPrivate: true },
  '/network/warm-intro': {
    title: 'Warm Introductions',
    description:
      'Ask to be introduced to a member or to the people behind a technology: how it works and what it costs.',
  },
  '/network/messages': {
    title: 'Messages',
    description: 'Conversations with other members.',
    isPrivate: true,
  },
  '/network/blocked': {
    title: 'Blocked Members',
    description: 'Members whom you have blocked.',
    isPrivate: true,
  },
  '/network/introductions': {
    title: 'My Introductions',
    description: 'Introductions you asked for, and requests to meet you.',
    isPrivate: true,
  },
  '/network/technologies/perovskite': {
    title: 'Perovskite Solar Cells',
    description:
      'A dossier on perovskite solar cells: how they work, certified records, readiness level by level, what is unproven, who is building, questions and news.',
  },
  '/network/technologies/thorium': {
    title: 'Thorium Nuclear Fuel',
    description:
      'A dossier on thorium as a nuclear fuel: the fuel cycle, what was tried, readiness level by level, claims and open questions, who works on it, and news.',
  },
  '/network/technologies/molten-salt-reactors': {
    title: 'Molten Salt Reactors',
    description:
      'A dossier on molten salt reactors: designs, specifications, history, benefits and challenges, readiness level by level, who is building, and news.',
  },
  '/network/companies': {
    title: 'Cleantech Companies',
    description:
      'Companies in solar, wind, hydrogen, storage, carbon capture and green building, by focus area and size.',
  },
  '/network/companies/create': {
    title: 'Add a Company',
    description: 'Add your company to the directory.',
    isPrivate: true,
  },
  '/network/technologies': {
    title: 'Technologies',
    description: 'Cleantech technologies by readiness level, focus area and status, with the evidence behind them.',
  },
} as const satisfies Record<string, PageMeta>;
export type StaticPath = keyof typeof staticPages;

/** The tab's title of a page: its own, then the product's; at home the product and its tagline. */
export function fullTitle(title: string, site: Pick<Site, 'productName' | 'tagline'>): string {
  if (title === staticPages['/'].title) return `${site.productName}: ${site.tagline}`;
  return `${title} | ${site.productName}`;
}
