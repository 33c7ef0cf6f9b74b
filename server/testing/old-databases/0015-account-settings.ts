import { listMembers } from '#contract/members.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getNotificationSettings } from '#contract/notifications-settings.ts';
import { listUsers } from '#contract/users.ts';
import { listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['team', listUsers, { query: { suspended: 'true' } }, { items: [{ username: 'sven', isSuspended: true }] }],
  ['visitor', listMembers, { query: { search: 'sven' } }, { items: [] }],
  ['ada', getNotificationSettings, {}, { settings: { message: 'daily', follow: 'off', claim: 'instant' } }],
  ['ada', listNotifications, {}, listed({ kind: 'membership', body: 'Überraschung', isRead: false })],
];
