import { listCompanies } from '#contract/companies.ts';
import { listOwnListings } from '#contract/listings-own.ts';
import { listMessages } from '#contract/messages.ts';
import { listCases } from '#contract/moderation.ts';
import { listTechnologies } from '#contract/technologies.ts';
import { having, id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['bob', listOwnListings, {}, listed({ id: 7, hold: having({ state: 'pending' }) })],
  ['visitor', listCompanies, { query: { search: 'hidden' } }, { items: [] }],
  ['visitor', listTechnologies, { query: { search: 'lamp' } }, { items: [] }],
  ['bob', listMessages, id(1), listed({ id: 3, body: '', hold: having({ state: 'removed' }) })],
  [
    'team',
    listCases,
    {},
    listed(
      { kind: 'listing', itemId: 7, source: 'review', state: 'open' },
      { kind: 'company', title: 'Hidden Höhle', state: 'upheld', isHiding: true, hold: 'hidden' },
    ),
  ],
];
