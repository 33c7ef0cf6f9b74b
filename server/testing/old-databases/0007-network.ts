import { listConnections } from '#contract/connections.ts';
import { listBlocks } from '#contract/connections-blocks.ts';
import { listEnquiries } from '#contract/enquiries.ts';
import { getMember, listMembers } from '#contract/members.ts';
import { listCases } from '#contract/moderation.ts';
import { listNotifications } from '#contract/notifications.ts';
import { listSavedItems } from '#contract/saved-items.ts';
import { id, listed, type View, zoe } from './view.ts';

export const views: readonly View[] = [
  ['ada', listConnections, {}, { items: [{ note: 'We met in Malmö', member: { name: 'bob', connectionCount: 1 } }] }],
  ['ada', listConnections, { query: { list: 'received' } }, { items: [{ member: { id: 4 }, note: null }] }],
  ['visitor', getMember, id(1), { networkSize: 1 }],
  ['visitor', listMembers, { query: { sort: 'connections' } }, listed({ id: 1, connectionCount: 1 })],
  ['bob', listBlocks, {}, []],
  [
    'ada',
    listSavedItems,
    {},
    listed(
      { kind: 'listing', title: 'Fitter for 风 turbines' },
      { kind: 'article', title: 'Éolienne: wind at sea' },
      { kind: 'research', title: 'Molten salt reactors' },
      { kind: 'event', title: 'Fête of heat pumps' },
      { kind: 'member', title: zoe },
    ),
  ],
  [
    'ada',
    listEnquiries,
    {},
    listed(
      { name: 'bob', memberId: 2, message: 'How cold? <i>Very</i>.', isRead: false },
      { name: 'Ünal', memberId: null, organization: 'Banka', isRead: true },
    ),
  ],
  [
    'ada',
    listNotifications,
    {},
    listed({ title: `${zoe} would like to connect`, isRead: false }, { title: 'bob wrote to you', isRead: true }),
  ],
  [
    'team',
    listCases,
    {},
    listed({
      kind: 'listing',
      itemId: 2,
      state: 'open',
      reportCount: 2,
      isHiding: false,
      firstAt: '2026-04-06T08:00:00.000Z',
    }),
  ],
];
