import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import { itemId } from './items.ts';

/** The kinds of notifications, with their names in the settings. */
export const notificationKinds = {
  connection: 'Connection requests and answers',
  message: 'New messages',
  meeting: 'Meetings: proposals, answers and changes',
  introduction: 'Warm introductions',
  enquiry: 'Enquiries to my listings, companies and technologies',
  listing: 'My listings: expiry',
  moderation: 'Moderation of what I posted or reported',
  claim: 'Company claims',
  membership: 'Membership',
  'saved-search': 'Saved searches',
  list: 'Lists shared with me',
  pipeline: 'Pipelines: shared with me, and next steps that are due',
  follow: 'News of members and topics I follow',
  change: 'Changes of records I follow',
  match: 'New matches, once a week (Professional plan)',
  insight: 'Market figures, once a quarter (Professional plan, billed annually)',
} as const;
export type NotificationKind = keyof typeof notificationKinds;

const notification = z.object({
  id: z.number().int(),
  kind: choice(notificationKinds),
  title: z.string(),
  body: z.string(),
  /** The path of the page that it opens. */
  path: z.string(),
  createdAt: timestamp,
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/** GET /api/notifications: newest first, with the number of unread ones. */
export const listNotifications = defineEndpoint({
  name: 'notifications.list',
  method: 'GET',
  path: '/api/notifications',
  summary: "The caller's notifications, newest first",
  access: 'member',
  query: z.strictObject(pageQuery),
  response: page(notification).extend({ unread: z.number().int().nonnegative() }),
  cache: 'private',
});

/** POST /api/notifications/read: marks notifications up to this one, the newest seen, as read. */
export const markNotificationsRead = defineEndpoint({
  name: 'notifications.markRead',
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark notifications as read',
  access: 'member',
  body: z.strictObject({ upTo: itemId }),
  response: z.object({ unread: z.number().int().nonnegative() }),
  queue: {
    title: 'Mark notifications as read',
    record: 'notifications',
    page: paths.notifications,
    isLatestOnly: true,
  },
  rateLimits: [{ by: 'account', limit: 600, windowSeconds: 3600 }],
});
