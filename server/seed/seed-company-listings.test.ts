import { expect, test } from 'vitest';

import { listCompanies } from '#contract/companies.ts';
import { listCompanyListings } from '#contract/company-listings.ts';
import { createTestApp } from '#server/testing/app.ts';

test('sample companies have listings, and some of them are hiring', async () => {
  await using app = await createTestApp({ isSeeded: true });
  const visitor = app.visitor();
  const { body } = await visitor.call(listCompanies, { query: { hiring: 'true', sort: 'jobs', facets: 'true' } });
  expect(body.items.map(({ name }) => name).toSorted()).toEqual([
    'Harborline Ferries',
    'Loopcycle Materials',
    'Tidewell Storage',
  ]);
  const id = body.items.find(({ name }) => name === 'Tidewell Storage')?.id;
  const listings = await visitor.call(listCompanyListings, { params: { id: String(id) } });
  expect(listings.body.items.map(({ type }) => type).toSorted()).toEqual(['company', 'job', 'partnership']);
});
