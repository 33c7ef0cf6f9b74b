import { listMemberCities } from '#contract/members.ts';
import { among, having, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    listMemberCities,
    { query: { country: 'at' } },
    among({ place: having({ label: 'Graz, Austria' }), count: { value: 1, isCapped: false } }),
  ],
];
