import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getListing, listListings } from '#contract/listings.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { listingRow, pageOf } from '#src/app/testing/records.ts';
import { listingRecord } from '#src/app/testing/whole-records.ts';

const listing = answers(getListing, listingRecord(1));

const listed = (...items: ReturnType<typeof listingRow>[]) => answers(listListings, { ...pageOf(items), featured: [] });
const titles = async () => {
  const section = within(await screen.findByRole('region', { name: 'Similar listings' }));
  await section.findAllByRole('heading', { level: 3 });
  return section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
};

test('similar listings are three others of its focus area, those of its type first', async () => {
  const company = (id: number) => ({ ...listingRow(id), type: 'company' as const });
  await showPage(
    '/network/listings/1',
    listed(company(6), listingRow(5), company(4), listingRow(2), listingRow(1)),
    listing,
  );
  expect(await titles()).toEqual(['Listing 5', 'Listing 2', 'Listing 6']);
  expect(screen.getByText('All in Energy Storage').getAttribute('href')).toBe(
    '/network/listings?focusArea=energy-storage',
  );
});

test('similar listings are left out where there are none', async () => {
  const { main } = await showPage('/network/listings/1', listed(listingRow(1)), listing);
  await main.findByRole('heading', { level: 1, name: 'Listing 1' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Similar listings' })).toBeNull());
});
