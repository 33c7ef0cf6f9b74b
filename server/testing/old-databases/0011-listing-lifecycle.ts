import { listListings } from '#contract/listings.ts';
import { getListingForm, listOwnListings } from '#contract/listings-own.ts';
import { listSavedSearches } from '#contract/saved-searches.ts';
import { among, id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'ada',
    listOwnListings,
    {},
    listed(
      { id: 1, figures: { views: 41, saves: 0, enquiries: 1 } },
      { id: 4, status: 'draft', expiresAt: null },
      { id: 5, status: 'closed', closedBy: 'owner' },
      { id: 6, status: 'expired', expiresAt: '2000-03-31T08:00:00.000Z' },
    ),
  ],
  ['ada', getListingForm, id(4), { values: { type: 'job', title: 'Half a thought' } }],
  ['visitor', listListings, { query: { search: 'alesund' } }, { items: [] }],
  [
    'ada',
    listSavedSearches,
    {},
    among({ name: 'Wärme', alert: 'daily', filters: { search: 'wärme', type: 'technology' } }),
  ],
];
