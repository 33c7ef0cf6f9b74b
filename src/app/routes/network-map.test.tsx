import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listCompanies, listCompanyCities } from '#contract/companies.ts';
import { type CompanyFacetCounts, companyFacetNames } from '#contract/companies-facets.ts';
import { listListingCities, listListings } from '#contract/listings.ts';
import { type ListingFacetCounts, listingFacetNames } from '#contract/listings-facets.ts';
import { listMemberCities, listMembers } from '#contract/members.ts';
import { type MemberFacetCounts, memberFacetNames } from '#contract/members-facets.ts';
import { listCities } from '#contract/places.ts';
import { answers, breaks, showPage } from '../testing/page-scene.tsx';
import { companyRow, listingRow, memberRow, pageOf } from '../testing/records.ts';

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

const cityOf = (id: number, name: string, latitude: number, longitude: number, value: number) => ({
  place: { id, label: `${name}, Germany`, country: 'de', region: null, point: { latitude, longitude } },
  count: { value, isCapped: false },
});
const cities = [
  cityOf(2950159, 'Berlin', 52.52, 13.41, 7),
  cityOf(2867714, 'Munich', 48.14, 11.58, 4),
  cityOf(2867543, 'Münster', 51.96, 7.63, 1),
];

test('a chosen country shows its cities, whose circles open their companies and take the choice back', async () => {
  const { main, at } = await showPage(
    '/network/companies?country=de&view=map',
    companies,
    answers(listCompanyCities, () => cities),
    answers(listCities, ({ url }) =>
      cities.flatMap(({ place }) => (url.search.includes(`${place.id}`) ? [place] : [])),
    ),
  );
  const map = within(await main.findByRole('group', { name: 'Companies by city' }));
  expect(map.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Berlin: 7 companies',
    'Munich: 4 companies',
    'Münster: 1 company',
  ]);
  fireEvent.click(map.getByRole('link', { name: /^Berlin/ }));
  expect(at()).toBe('/network/companies?country=de&city=2950159&view=map');
  expect(await main.findByRole('button', { name: 'Remove the filter Berlin, Germany' })).toBeTruthy();
  const chosen = map.getByRole('link', { current: true });
  expect(chosen.getAttribute('aria-label')).toBe('Berlin: 7 companies');
  fireEvent.click(chosen);
  expect(at()).toBe('/network/companies?country=de&view=map');
});

const noneOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, []]));
const named = answers(listCities, () => [cities[0]?.place ?? never()]);

test.each([
  [
    'member',
    answers(listMembers, () => ({
      ...pageOf([1, 2].map(memberRow)),
      facets: { ...(noneOf(memberFacetNames) as unknown as MemberFacetCounts), country },
    })),
    answers(listMemberCities, () => cities),
  ],
  [
    'listing',
    answers(listListings, () => ({
      ...pageOf([1, 2].map(listingRow)),
      featured: [],
      facets: { ...(noneOf(listingFacetNames) as unknown as ListingFacetCounts), country },
    })),
    answers(listListingCities, () => cities),
  ],
] as const)('a chosen country shows the cities of %ss, too', async (kind, list, counted) => {
  const page = kind === 'member' ? '/network/members' : '/network/listings';
  const { main, at } = await showPage(`${page}?country=de&view=map`, list, counted, named);
  const title = kind === 'member' ? 'Members by city' : 'Listings by city';
  const map = within(await main.findByRole('group', { name: title }));
  fireEvent.click(map.getByRole('link', { name: `Berlin: 7 ${kind}s` }));
  expect(at()).toBe(`${page}?country=de&city=2950159&view=map`);
  expect(await main.findByRole('button', { name: 'Remove the filter Berlin, Germany' })).toBeTruthy();
});

function never(): never {
  throw new Error('unreachable');
}
