import { getListingCompany } from '#contract/company-listings.ts';
import { having, type View } from './view.ts';

export const views: readonly View[] = [
  ['visitor', getListingCompany, { params: { id: '3' } }, { company: having({ name: 'Åskväder AB' }), choices: [] }],
];
