import { getArticleEdition, listArticleEditions } from '#contract/articles-admin.ts';
import { listFocusAreas } from '#contract/focus-areas.ts';
import { listMembershipRequests, listPlans } from '#contract/memberships.ts';
import { among, id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['team', getArticleEdition, id(3), { standing: 'draft', values: { title: 'Šedý draft', tags: ['grey & dull'] } }],
  ['team', listArticleEditions, { query: { search: 'sedy' } }, { items: [{ id: 3, publishedAt: null }] }],
  ['visitor', listFocusAreas, {}, among({ id: 1, description: 'Sun, wind & Wärme.' })],
  ['visitor', listPlans, {}, among({ id: 'professional', annualPrice: 44.44, price: 69.99 })],
  ['team', listMembershipRequests, {}, listed({ username: 'mia', status: 'withdrawn', amountCents: 4321 })],
];
