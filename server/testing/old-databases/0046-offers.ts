import { getRedemption, listRedeemedOffers } from '#contract/offers.ts';
import { listAdminOffers } from '#contract/offers-admin.ts';
import { having, id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['ada', listRedeemedOffers, {}, { items: [having({ title: 'A day <b>at sea</b>', endsOn: '2099-12-31' })] }],
  ['ada', getRedemption, id(1), having({ code: 'Ü-<1>', url: 'https://sea.example/?a=1&b=2' })],
  [
    'team',
    listAdminOffers,
    {},
    listed({ title: 'Null', state: 'ended', givenBy: 'null' }, { redeemed: 1, left: 1, limit: 5, audience: 'annual' }),
  ],
];
