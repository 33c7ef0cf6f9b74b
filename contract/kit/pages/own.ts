import type { PageEntry } from './entry.ts';

/** The member's own pages: profile, messages, lists, tools. */
export const ownPages = {
  dashboard: {
    path: '/dashboard',
    title: 'Dashboard',
    isPrivate: true,
  },
  notifications: {
    path: '/notifications',
    title: 'Notifications',
    isPrivate: true,
  },
  unsubscribe: {
    path: '/notifications/unsubscribe',
    title: 'Unsubscribe',
    isPrivate: true,
  },
  profileEdit: {
    path: '/network/profile/edit',
    title: 'Edit Profile',
    isPrivate: true,
  },
  matchProfile: {
    path: '/network/profile/seeks-and-offers',
    title: 'What I Seek and Offer',
    isPrivate: true,
  },
  profileViews: {
    path: '/network/profile-views',
    title: 'Who Viewed Your Profile',
    isPrivate: true,
  },
  connections: {
    path: '/network/connections',
    title: 'My Connections',
    isPrivate: true,
  },
  blocked: {
    path: '/network/blocked',
    title: 'Blocked Members',
    isPrivate: true,
  },
  saved: { path: '/network/saved', title: 'Saved', isPrivate: true },
  lists: { path: '/network/lists', title: 'Lists', isPrivate: true },
  list: { path: '/network/lists/:id' },
  following: {
    path: '/network/following',
    title: 'Following',
    isPrivate: true,
  },
  pipelines: {
    path: '/network/pipeline',
    title: 'Pipeline',
    isPrivate: true,
  },
  pipeline: { path: '/network/pipeline/:id' },
  notes: {
    path: '/network/notes',
    title: 'Notes',
    isPrivate: true,
  },
  offers: {
    path: '/offers',
    title: 'Offers',
    isPrivate: true,
  },
  outbox: { path: '/outbox', title: 'Outbox', isPrivate: true },
  enquiries: {
    path: '/network/enquiries',
    title: 'Enquiries',
    isPrivate: true,
  },
  messages: {
    path: '/network/messages',
    title: 'Messages',
    isPrivate: true,
  },
  conversation: { path: '/network/messages/:id' },
  introductions: {
    path: '/network/introductions',
    title: 'My Introductions',
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
