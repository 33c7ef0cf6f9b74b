import type { PageEntry } from './entry.ts';

/** The member's own pages: profile, messages, lists, tools. */
export const ownPages = {
  dashboard: {
    path: '/dashboard',
    title: 'Dashboard',
    description: 'What is waiting for you, and everything of yours.',
    isPrivate: true,
  },
  notifications: {
    path: '/notifications',
    title: 'Notifications',
    description: 'Requests, answers and news.',
    isPrivate: true,
  },
  unsubscribe: {
    path: '/notifications/unsubscribe',
    title: 'Unsubscribe',
    description: 'Unsubscribe from a type of notification.',
    isPrivate: true,
  },
  profileEdit: {
    path: '/network/profile/edit',
    title: 'Edit Profile',
    description: 'Your own profile.',
    isPrivate: true,
  },
  matchProfile: {
    path: '/network/profile/seeks-and-offers',
    title: 'What I Seek and Offer',
    description: 'What you seek and offer, so that the right people find you.',
    isPrivate: true,
  },
  profileViews: {
    path: '/network/profile-views',
    title: 'Who Viewed Your Profile',
    description: 'Members who viewed your profile, and when.',
    isPrivate: true,
  },
  connections: {
    path: '/network/connections',
    title: 'My Connections',
    description: 'Your connections and the requests that wait.',
    isPrivate: true,
  },
  blocked: {
    path: '/network/blocked',
    title: 'Blocked Members',
    description: 'Members you have blocked.',
    isPrivate: true,
  },
  saved: { path: '/network/saved', title: 'Saved', description: 'Everything you saved.', isPrivate: true },
  lists: { path: '/network/lists', title: 'Lists', description: 'Your lists of records.', isPrivate: true },
  list: { path: '/network/lists/:id' },
  following: {
    path: '/network/following',
    title: 'Following',
    description: 'What changed in the records you follow.',
    isPrivate: true,
  },
  pipelines: {
    path: '/network/pipeline',
    title: 'Pipeline',
    description: 'Your boards: records from the first look to the decision.',
    isPrivate: true,
  },
  pipeline: { path: '/network/pipeline/:id' },
  notes: {
    path: '/network/notes',
    title: 'Notes',
    description: 'What you noted about records.',
    isPrivate: true,
  },
  offers: {
    path: '/offers',
    title: 'Offers',
    description: 'What our partners and our parent organization offer to Professional members.',
    isPrivate: true,
  },
  outbox: { path: '/outbox', title: 'Outbox', description: 'What you did offline and what waits.', isPrivate: true },
  enquiries: {
    path: '/network/enquiries',
    title: 'Enquiries',
    description: 'What people wrote about your listings and your profile.',
    isPrivate: true,
  },
  messages: {
    path: '/network/messages',
    title: 'Messages',
    description: 'Conversations with other members.',
    isPrivate: true,
  },
  conversation: { path: '/network/messages/:id' },
  introductions: {
    path: '/network/introductions',
    title: 'My Introductions',
    description: 'Introductions you asked for, and requests to meet you.',
    isPrivate: true,
  },
  introduction: { path: '/network/introductions/:id' },
  ownListings: {
    path: '/network/listings/mine',
    title: 'My Listings',
    description: 'Your drafts and listings, their status and their results.',
    isPrivate: true,
  },
} as const satisfies Record<string, PageEntry>;
