import type { Site } from '#contract/site.ts';
import { paths } from './paths.ts';

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
  [paths.home]: {
    title: 'Choose Your Focus, Change the Future',
    description:
      'A professional network for cleantech investors, innovators and experts: articles, events, members, companies, technologies and the Green Market.',
  },
  [paths.about]: {
    title: 'About',
    description: 'Who we are and what we do: connecting innovation, investment and implementation in cleantech.',
  },
  [paths.media]: {
    title: 'Media & Articles',
    description: 'Articles on renewable energy, storage, the circular economy, agriculture, transport and water.',
  },
  [paths.events]: {
    title: 'Events & Conferences',
    description: 'Conferences, webinars, workshops and networking events in cleantech, on site and online.',
  },
  [paths.pricing]: {
    title: 'Membership Plans',
    description: 'Membership benefits and prices: the Free and Professional plans, and warm introductions.',
  },
  [paths.contact]: {
    title: 'Contact',
    description: 'Write to the team, or find our address, phone and business hours.',
  },
  [paths.researchHub]: {
    title: 'Research Hub',
    description: 'In-depth research on emerging cleantech technologies, trends and innovations.',
  },
  [paths.deepResearch]: {
    title: 'Deep Research',
    description: 'Questions put to an ensemble of AI models, for members.',
    isPrivate: true,
  },
  [paths.signIn]: { title: 'Sign In', description: 'Sign in to your account.' },
  [paths.signUp]: { title: 'Sign Up', description: 'Join investors, innovators and experts in cleantech.' },
  [paths.forgotPassword]: { title: 'Forgot Password', description: 'Get a link that sets a new password.' },
  [paths.resetPassword]: { title: 'Reset Password', description: 'Set a new password.', isPrivate: true },
  [paths.settings]: { title: 'Settings', description: 'Your account settings.', isPrivate: true },
  [paths.settingsAccount]: { title: 'Account Settings', description: 'Name and email address.', isPrivate: true },
  [paths.settingsSecurity]: {
    title: 'Security Settings',
    description: 'Password, two-factor sign-in and sessions.',
    isPrivate: true,
  },
  [paths.settingsNotifications]: {
    title: 'Notification Settings',
    description: 'Which emails you get, and when.',
    isPrivate: true,
  },
  [paths.settingsMembership]: {
    title: 'Your Membership',
    description: 'Your plan, requests and charges.',
    isPrivate: true,
  },
  [paths.settingsData]: {
    title: 'Your Data',
    description: 'Download your data or delete your account.',
    isPrivate: true,
  },
  [paths.confirmEmail]: { title: 'Confirm Your Address', description: 'Confirm a new address.', isPrivate: true },
  [paths.undoEmail]: {
    title: 'Undo a Change of Address',
    description: 'Restore the earlier address of an account.',
    isPrivate: true,
  },
  [paths.unsubscribe]: {
    title: 'Unsubscribe',
    description: 'Unsubscribe from a type of notification.',
    isPrivate: true,
  },
  [paths.newsletterConfirm]: { title: 'Newsletter', description: 'Confirm your subscription.', isPrivate: true },
  [paths.newsletterUnsubscribe]: { title: 'Newsletter', description: 'End your subscription.', isPrivate: true },
  [paths.accountDeleted]: { title: 'Account Deleted', description: 'The account is deleted.', isPrivate: true },
  [paths.settingsApp]: { title: 'App Settings', description: 'Settings of the desktop app.', isPrivate: true },
  [paths.terms]: { title: 'Terms', description: 'The terms under which this network is used.' },
  [paths.privacy]: { title: 'Privacy', description: 'What is stored about you, why, and how to have it deleted.' },
  [paths.cookies]: { title: 'Cookies', description: 'Which cookies and browser storage are used, and what for.' },
  [paths.accessibility]: {
    title: 'Accessibility',
    description: 'What works for everyone, and how to report what does not.',
  },
  [paths.members]: {
    title: 'Members',
    description: 'Investors, innovators and experts in cleantech: who they are and what they work on.',
  },
  [paths.profileEdit]: { title: 'Edit Profile', description: 'Your own profile.', isPrivate: true },
  [paths.connections]: {
    title: 'My Connections',
    description: 'Your connections and the requests that wait.',
    isPrivate: true,
  },
  [paths.network]: {
    title: 'Network',
    description: 'Members, companies and technologies in cleantech, and the listings of the Green Market.',
  },
  [paths.listings]: {
    title: 'Green Market Listings',
    description: 'Listings of companies, technologies, partnerships and jobs in cleantech.',
  },
  [paths.listingCreate]: {
    title: 'Create a Listing',
    description: 'Publish a company, technology, partnership or job in the Green Market.',
    isPrivate: true,
  },
  [paths.ownListings]: {
    title: 'My Listings',
    description: 'Your drafts and listings, their status and their results.',
    isPrivate: true,
  },
  [paths.listingRenew]: {
    title: 'Renew Listing',
    description: 'Renew a listing for another term.',
    isPrivate: true,
  },
  [paths.alertsUnsubscribe]: {
    title: 'Search Alerts',
    description: 'Unsubscribe from saved searches.',
    isPrivate: true,
  },
  [paths.admin]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminUsers]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminModeration]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminIntroductions]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminClaims]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminMemberships]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminMessages]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminNewsletter]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminEvents]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminEventCreate]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminFeeds]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminContent]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminArticles]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminResearch]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminFocusAreas]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminPartners]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminPlans]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminMails]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminSecurity]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.adminAudit]: { title: 'Admin', description: 'Running the network.', isPrivate: true },
  [paths.dashboard]: {
    title: 'Dashboard',
    description: 'What is waiting for you, and everything of yours.',
    isPrivate: true,
  },
  [paths.notifications]: { title: 'Notifications', description: 'Requests, answers and news.', isPrivate: true },
  [paths.enquiries]: {
    title: 'Enquiries',
    description: 'What people wrote about your listings and your profile.',
    isPrivate: true,
  },
  [paths.saved]: { title: 'Saved', description: 'Everything you saved.', isPrivate: true },
  [paths.warmIntro]: {
    title: 'Warm Introductions',
    description:
      'Ask to be introduced to a member or to the people behind a technology: how it works and what it costs.',
  },
  [paths.messages]: {
    title: 'Messages',
    description: 'Conversations with other members.',
    isPrivate: true,
  },
  [paths.blocked]: {
    title: 'Blocked Members',
    description: 'Members you have blocked.',
    isPrivate: true,
  },
  [paths.introductions]: {
    title: 'My Introductions',
    description: 'Introductions you asked for, and requests to meet you.',
    isPrivate: true,
  },
  [paths.perovskite]: {
    title: 'Perovskite Solar Cells',
    description:
      'A dossier on perovskite solar cells: how they work, certified records, readiness level by level, what is unproven, who is building, questions and news.',
  },
  [paths.thorium]: {
    title: 'Thorium Nuclear Fuel',
    description:
      'A dossier on thorium as a nuclear fuel: the fuel cycle, what was tried, readiness level by level, claims and open questions, who works on it, and news.',
  },
  [paths.moltenSalt]: {
    title: 'Molten Salt Reactors',
    description:
      'A dossier on molten salt reactors: designs, specifications, history, benefits and challenges, readiness level by level, who is building, and news.',
  },
  [paths.companies]: {
    title: 'Cleantech Companies',
    description:
      'Companies in solar, wind, hydrogen, storage, carbon capture and green building, by focus area and size.',
  },
  [paths.companyCreate]: {
    title: 'Add a Company',
    description: 'Add your company to the directory.',
    isPrivate: true,
  },
  [paths.technologies]: {
    title: 'Technologies',
    description: 'Cleantech technologies by readiness level, focus area and status, with the evidence behind them.',
  },
} as const satisfies Record<string, PageMeta>;
export type StaticPath = keyof typeof staticPages;

/** The tab's title of a page: its own, then the product's; at home the product and its tagline. */
export function fullTitle(title: string, site: Pick<Site, 'productName' | 'tagline'>): string {
  if (title === staticPages[paths.home].title) return `${site.productName}: ${site.tagline}`;
  return `${title} | ${site.productName}`;
}
