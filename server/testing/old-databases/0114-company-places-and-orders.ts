import { listCompanies, listCompanyCities } from '#contract/companies.ts';
import { among, having, listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['visitor', listCompanies, { query: { sort: 'closing' } }, listed({ name: 'Åskväder AB', closesOn: '2031-03-31' })],
  [
    'visitor',
    listCompanyCities,
    { query: { country: 'nl' } },
    among({ place: having({ label: 'Delft, Netherlands' }), count: { value: 1, isCapped: false } }),
  ],
];
