import { listTechnologyCompanies } from '#contract/company-technologies.ts';
import { listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['visitor', listTechnologyCompanies, { params: { id: '5' } }, listed({ use: 'uses' })],
];
