import { listCompanyInvestors, listInvestments } from '#contract/company-investors.ts';
import { listed, type View } from './view.ts';

const rounds = [{ type: 'Seed', amount: '$3.5M', date: '2019-03-12' }];

export const views: readonly View[] = [
  ['visitor', listCompanyInvestors, { params: { id: '1' } }, { items: [{ name: 'Polder', kind: 'member', id: 2 }] }],
  ['visitor', listInvestments, { params: { kind: 'member', id: '2' } }, listed({ rounds })],
];
