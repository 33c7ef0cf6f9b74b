import { listListings } from '#contract/listings.ts';
import { listMembers } from '#contract/members.ts';
import { listTechnologies } from '#contract/technologies.ts';
import { listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['visitor', listListings, { query: { sort: 'amount' } }, listed({ amount: { amount: 120_000, currency: 'GBP' } })],
  [
    'visitor',
    listMembers,
    { query: { sort: 'ticket' } },
    listed({ ticket: { min: 250_000, max: 10_000_000_000, currency: 'CHF' } }),
  ],
  ['visitor', listTechnologies, { query: { sort: 'most-patents', stage: 'prototype' } }, listed({ id: 4 })],
];
