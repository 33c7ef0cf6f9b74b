import type { PageMeta } from '#contract/kit/pages/entry.ts';
import { paths, staticPages, type TitledPage } from '#contract/kit/paths.ts';

/** A page as search engines and link previews are told of it. */
export interface DescribedPage extends PageMeta {
  description: string;
}

/** What is said about each page that does not say it itself. */
const descriptions: Readonly<Record<TitledPage, string>> = {
  home: 'A professional network for cleantech investors, innovators and experts: articles, events, members, companies, technologies and the Green Market.',
  about: 'Who we are and what we do: connecting innovation, investment and implementation in cleantech.',
  pricing: 'Membership benefits and prices: the Free and Professional plans, and warm introductions.',
  contact: 'Write to the team, or find our address, phone and business hours.',
  deepResearch: 'Ask a question and read what is known about it, with sources. For members.',
  newsletterConfirm: 'Confirm your subscription.',
  newsletterUnsubscribe: 'End your subscription.',
  terms: 'The terms under which this network is used.',
  privacy: 'What is stored about you, why, and how to have it deleted.',
  cookies: 'Which cookies and browser storage are used, and what for.',
  accessibility: 'What works for everyone, and how to report what does not.',
  alertsUnsubscribe: 'Unsubscribe from saved searches.',
  media: 'Articles on renewable energy, storage, the circular economy, agriculture, transport and water.',
  events: 'Conferences, webinars, workshops and networking events in cleantech, on site and online.',
  researchHub: 'In-depth research on emerging cleantech technologies, trends and innovations.',
  perovskite:
    'A dossier on perovskite solar cells: how they work, certified records, readiness level by level, what is unproven, who is building, questions and news.',
  thorium:
    'A dossier on thorium as a nuclear fuel: the fuel cycle, what was tried, readiness level by level, claims and open questions, who works on it, and news.',
  moltenSalt:
    'A dossier on molten salt reactors: designs, specifications, history, benefits and challenges, readiness level by level, who is building, and news.',
  signIn: 'Sign in to your account.',
  signUp: 'Join investors, innovators and experts in cleantech.',
  forgotPassword: 'Get a link that sets a new password.',
  resetPassword: 'Set a new password.',
  accountDeleted: 'The account is deleted.',
  settings: 'Your account settings.',
  settingsAccount: 'Name and email address.',
  settingsSecurity: 'Password, two-factor sign-in and sessions.',
  settingsPrivacy: 'Visits to profiles, who is online, and the featured row.',
  settingsNotifications: 'Which emails you get, and when.',
  settingsCalendar: 'Events and meetings in your calendar app.',
  settingsTemplates: 'Texts that you save for messages and answers.',
  settingsMembership: 'Your plan, requests and charges.',
  settingsData: 'Download your data or delete your account.',
  settingsApp: 'Settings of the desktop app.',
  confirmEmail: 'Confirm a new address.',
  undoEmail: 'Restore the earlier address of an account.',
  members: 'Investors, innovators and experts in cleantech: who they are and what they work on.',
  matches: 'The members, companies, technologies, listings and events that fit you, and why.',
  insights: 'Market figures by focus area, sector and country, counted from the records of the network.',
  compare: 'Two to six companies or technologies side by side, with the facts that differ marked.',
  warmIntro: 'Ask to be introduced to a member or to the people behind a technology: how it works and what it costs.',
  listings: 'Listings of companies, technologies, partnerships and jobs in cleantech.',
  listingCreate: 'Publish a company, technology, partnership or job in the Green Market.',
  listingRenew: 'Renew a listing for another term.',
  companies: 'Companies in solar, wind, hydrogen, storage, carbon capture and green building, by focus area and size.',
  companyCreate: 'Add your company to the directory.',
  technologies: 'Cleantech technologies by readiness level, focus area and status, with the evidence behind them.',
  dashboard: 'What is waiting for you, and everything of yours.',
  notifications: 'Requests, answers and news.',
  unsubscribe: 'Unsubscribe from a type of notification.',
  profileEdit: 'Your own profile.',
  matchProfile: 'What you seek and offer, so that the right people find you.',
  profileViews: 'Members who viewed your profile, and when.',
  connections: 'Your connections and the requests that wait.',
  blocked: 'Members you have blocked.',
  saved: 'Everything you saved.',
  lists: 'Your lists of records.',
  following: 'What changed in the records you follow.',
  pipelines: 'Your boards: records from the first look to the decision.',
  notes: 'What you noted about records.',
  offers: 'What our partners and our parent organization offer to Professional members.',
  outbox: 'What you did offline and what waits.',
  enquiries: 'What people wrote about your listings and your profile.',
  messages: 'Conversations with other members.',
  introductions: 'Introductions you asked for, and requests to meet you.',
};

const ofAdmins = 'Running the network.';

const byPath = new Map<string, string>(
  Object.entries(descriptions).map(([name, text]) => [paths[name as TitledPage], text]),
);

/** The pages whose title needs no record, by path, with their descriptions: pages in a browser need few of these. */
export const describedPages = Object.fromEntries(
  Object.entries<PageMeta>(staticPages).map(([path, page]) => [
    path,
    { ...page, description: page.description ?? byPath.get(path) ?? ofAdmins },
  ]),
) as Record<keyof typeof staticPages, DescribedPage>;
