import { listListings } from '#contract/listings.ts';
import { among, having, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    listListings,
    { query: { facets: 'true', technologyStatus: 'for-sale' } },
    { facets: having({ technologyStage: among({ value: 'pilot', count: { value: 1, isCapped: false } }) }) },
  ],
];
