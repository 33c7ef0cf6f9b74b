import { getMembershipOfUser, listMembershipRequests, myMembership } from '#contract/memberships.ts';
import { id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['bob', myMembership, {}, { tier: 'free', pending: { billing: 'annual', status: 'pending' } }],
  ['ada', myMembership, {}, { tier: 'professional', pending: null }],
  ['team', getMembershipOfUser, id(4), { tier: 'professional', billing: 'annual', endsAt: '2027-04-11T08:00:00.000Z' }],
  [
    'team',
    listMembershipRequests,
    {},
    listed({ username: 'bob', amountCents: 59_988 }, { username: 'zoe', status: 'approved', amountCents: 6999 }),
  ],
];
