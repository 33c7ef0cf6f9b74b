import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { listCompanies } from '#contract/companies.ts';
import { type CompanyFacetCounts, companyFacetNames } from '#contract/companies-facets.ts';
import { answers, breaks, showPage } from '../testing/page-scene.tsx';
import { companyRow, pageOf } from '../testing/records.ts';

afterEach(cleanup);

const none = Object.fromEntries(companyFacetNames.map((name) => [name, []])) as unknown as CompanyFacetCounts;
const counts = { us: 40, de: 12, sg: 1 };
const country = Object.entries(counts).map(([value, count]) => ({ value, count: { value: count, isCapped: false } }));
const companies = answers(listCompanies, ({ url }) => ({
  ...pageOf([1, 2].map(companyRow)),
  ...(url.searchParams.has('facets') && { facets: { ...none, country } }),
}));

test('companies are counted on a map, and each number opens them', async () => {
  const { main, at } = await showPage('/network/companies?search=salt', companies);
  fireEvent.click(await main.findByRole('button', { name: 'Map' }));
  const map = within(await main.findByRole('group', { name: 'Companies by country' }));
  expect(map.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'United States: 40 companies',
    'Germany: 12 companies',
    'Singapore: 1 company',
  ]);
  expect(main.getAllByRole('article')).toHaveLength(2);

  fireEvent.click(map.getByRole('link', { name: /^Germany/ }));
  expect(at()).toBe('/network/companies?country=de&search=salt&view=map');
  // Other countries stay on the map as far as it reaches; a way leads back to all of them.
  expect(await main.findByRole('button', { name: 'Remove the filter Germany' })).toBeTruthy();
  fireEvent.click(await main.findByRole('link', { name: 'Whole world' }));
  expect(at()).toBe('/network/companies?search=salt&view=map');
  expect(screen.queryByRole('link', { name: 'Whole world' })).toBeNull();
});

test('the list stays where the map cannot be loaded', async () => {
  const { main, change } = await showPage('/network/companies?view=map', {
    endpoint: listCompanies,
    answer: (asked) => (asked.url.searchParams.has('facets') ? breaks(listCompanies) : companies).answer(asked),
  });
  expect(await main.findAllByRole('article')).toHaveLength(2);
  expect(await main.findByText(/The map could not be loaded/)).toBeTruthy();
  change(companies);
  fireEvent.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('group', { name: 'Companies by country' })).toBeTruthy();
});
