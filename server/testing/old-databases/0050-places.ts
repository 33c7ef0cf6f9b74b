import { listCompanies } from '#contract/companies.ts';
import { listListings } from '#contract/listings.ts';
import { listMembers } from '#contract/members.ts';
import { listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['visitor', listCompanies, { query: { country: 'nl' } }, listed({ name: 'Zonnewind', country: 'nl' })],
  ['visitor', listListings, { query: { basedIn: 'iberia', type: 'job' } }, listed({ id: 2, country: 'pt' })],
  ['visitor', listMembers, { query: { country: 'at' } }, listed({ id: 1, country: 'at' })],
];
