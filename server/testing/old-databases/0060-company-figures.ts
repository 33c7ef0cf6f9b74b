import { listCompanies } from '#contract/companies.ts';
import { among, having, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    listCompanies,
    { query: { sort: 'funding' } },
    listed({
      name: 'Åskväder AB',
      funding: { amount: 21_500_000, currency: 'USD' },
      lastRound: { type: 'Seed', date: '2019-03-12' },
      raising: { amount: 4_500_000, currency: 'EUR' },
      employeeCount: 38,
    }),
  ],
  [
    'visitor',
    listCompanies,
    { query: { facets: 'true', founded: 'since-2020' } },
    { facets: having({ founded: among({ value: 'since-2020', count: { value: 1, isCapped: false } }) }) },
  ],
];
