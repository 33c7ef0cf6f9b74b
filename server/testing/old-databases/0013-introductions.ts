import { adminListIntroductions, getIntroduction, listIntroductions } from '#contract/introductions.ts';
import { listCharges } from '#contract/memberships.ts';
import { id, listed, type View, zoe } from './view.ts';

export const views: readonly View[] = [
  [
    'ada',
    getIntroduction,
    id(1),
    {
      status: 'requested',
      target: { title: zoe },
      charge: { kind: 'first', cents: 2999, isWaived: false },
      contact: null,
      trail: [{ by: 'requester', to: 'requested' }],
    },
  ],
  ['bob', listIntroductions, {}, { items: [{ status: 'declined', declineReason: 'No time – sorry' }] }],
  [
    'team',
    adminListIntroductions,
    {},
    listed({
      id: 2,
      status: 'introduced',
      from: { name: 'Ünal', role: 'Banker', organization: 'Banka', memberId: null },
    }),
  ],
  ['ada', listCharges, {}, listed({ id: 'introduction-1', amountCents: 2999 })],
];
