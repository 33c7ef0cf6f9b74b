import { listChanges } from '#contract/changes.ts';
import { listSavedSearches } from '#contract/saved-searches.ts';
import { among, having, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'ada',
    listSavedSearches,
    {},
    among(
      { name: 'Wärme', kind: 'listing' },
      { name: 'Wind <b>NL</b>', kind: 'company', filters: { country: 'nl', search: 'Žofie' } },
    ),
  ],
  [
    'ada',
    listChanges,
    { query: { kind: 'saved-search' } },
    listed({
      title: 'Wind <b>NL</b>',
      path: '/network/companies?country=nl&search=%C5%BDofie',
      subject: having({ title: 'Zonnewind' }),
    }),
  ],
];
