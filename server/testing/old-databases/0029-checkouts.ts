import { getIntroduction } from '#contract/introductions.ts';
import { listCheckouts } from '#contract/memberships.ts';
import { id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'team',
    listCheckouts,
    {},
    listed(
      { state: 'refunded', refundReason: 'Paid twice – sorry', paidCents: 59_988 },
      { state: 'closed', paidAt: null },
    ),
  ],
  ['ada', getIntroduction, id(4), { status: 'withdrawn', trail: [{ to: 'requested' }, { to: 'withdrawn' }] }],
];
