import { listConversations, listMessages } from '#contract/messages.ts';
import { listNotifications } from '#contract/notifications.ts';
import { id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['ada', listConversations, {}, { items: [{ id: 1, peer: { name: 'bob' }, unread: 1 }] }],
  [
    'bob',
    listMessages,
    id(1),
    listed({ body: 'Čau, Ada & co', isOwn: true }, { body: 'Hello Bob 👋 <script>alert(1)</script>', isOwn: false }),
  ],
  ['ada', listNotifications, {}, listed({ path: '/network/messages/1', isRead: false })],
];
