import { afterAll, beforeAll, test } from 'vitest';
import { facet } from '#contract/kit/facets.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { findDueAlerts } from '#server/features/saved-searches/alert-store.ts';
import { findSearches } from '#server/features/saved-searches/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newestBy } from '#server/platform/db/newest-by.ts';
import { viewTotals } from '#server/platform/views/store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { findForForm } from './draft-store.ts';
import { findByRenewalToken, findEnded, findToRemind } from './life-store.ts';
import { findListedOf } from './of-member.ts';
import { countOwn, findOwn, talliesOf } from './own-store.ts';
import { findFeatured, findListingItems, findNewMatches } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const owner = await app.aUser();
  for (let number = 0; number < 30; number += 1) await app.aListing(owner, { tags: [`n${number}`] });
});
afterAll(() => app[Symbol.asyncDispose]());

const words = searchQuery('sample market', []);
const filters = searchQuery(undefined, [facet('type', 'company'), facet('area', 'energy-storage')]);
const range = { after: 3, upTo: 20, notOf: 99, limit: 6 };
const own = { ownerId: 1, status: undefined, before: undefined, limit: 21 };
const now = '2026-07-01T00:00:00.000Z';
const later = '2026-09-01T00:00:00.000Z';

test.each<[string, (database: Database) => Promise<unknown>]>([
  ['featured', (database) => findFeatured(database, null, 3)],
  ['featured of a search', (database) => findFeatured(database, words, 3)],
  ['new matches', (database) => findNewMatches(database, filters, range)],
  ['new listings', (database) => findNewMatches(database, null, range)],
  ['newest of a time', (database) => newestBy(database, 'listings', later)],
  ['own', (database) => findOwn(database, own)],
  ['own, deep page', (database) => findOwn(database, { ...own, before: 17 })],
  ['own, in one state', (database) => findOwn(database, { ...own, status: 'published' })],
  ['own, in one state, deep page', (database) => findOwn(database, { ...own, status: 'published', before: 17 })],
  ['count of own', (database) => countOwn(database, own)],
  ['count of own in one state', (database) => countOwn(database, { ...own, status: 'draft' })],
  ['on a profile', (database) => findListedOf(database, { ownerId: 1, viewerId: 2, at: now })],
  ['what has come of them', (database) => talliesOf(database, [1, 2, 3])],
  ['items', (database) => findListingItems(database, [1, 2, 3], new Date())],
  ['form', (database) => findForForm(database, 7)],
  ['over', (database) => findEnded(database, later, 100)],
  ['to remind of', (database) => findToRemind(database, now, later, 100)],
  ['link of a reminder', (database) => findByRenewalToken(database, 'a'.repeat(64))],
  ['saved searches', (database) => findSearches(database, 7)],
  ['due alerts', (database) => findDueAlerts(database, now, 100)],
  ['views', (database) => viewTotals(database, 'listing', [1, 2, 3])],
])('%s: every table is read by an index', async (_name, work) => {
  await expectIndexed(app.deps.database, work);
});
