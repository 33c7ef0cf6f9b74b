import { listCompanies } from '#contract/companies.ts';
import { listListings } from '#contract/listings.ts';
import { listMembers } from '#contract/members.ts';
import { having, listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['visitor', listCompanies, { query: { country: 'nl' } }, listed({ name: 'Zonnewind', country: 'nl' })],
  [
    'visitor',
    listCompanies,
    { query: { facets: 'true', country: 'nl' } },
    { facets: having({ size: [{ value: '1-10', count: { value: 1, isCapped: false } }] }) },
  ],
  ['visitor', listListings, { query: { basedIn: 'iberia', type: 'job' } }, listed({ id: 2, country: 'pt' })],
  ['visitor', listMembers, { query: { country: 'at' } }, listed({ id: 1, country: 'at' })],
];
