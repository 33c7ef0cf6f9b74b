import { getCompany, listCompanies } from '#contract/companies.ts';
import { among, having, type View } from './view.ts';

export const views: readonly View[] = [
  ['visitor', getCompany, { params: { id: '1' } }, having({ matchProfile: having({ closesOn: '2031-03-31' }) })],
  [
    'visitor',
    listCompanies,
    { query: { facets: 'true' } },
    { facets: having({ closing: among({ value: '2031-03', count: { value: 1, isCapped: false } }) }) },
  ],
];
