import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { getCompany, listCompanies } from '#contract/companies.ts';
import { getListing, listListings } from '#contract/listings.ts';
import { listMembers } from '#contract/members.ts';
import { getTechnology, listTechnologies } from '#contract/technologies.ts';
import { answers, breaks, refuses, showPage } from '../testing/page-scene.tsx';
import { companyRow, listingRow, memberRow, pageOf, technologyRow } from '../testing/records.ts';

const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

/** The cards of a list, once it is shown. */
const cards = async (name: string) => within(await screen.findByRole('list', { name })).findAllByRole('article');

const jobs = { ...pageOf([listingRow(1), listingRow(2)]), featured: [] };

describe('a list that cannot be loaded says so, keeps its filters and tries again', () => {
  test.each([
    ['Listings', '/network/listings?type=job', listListings, answers(listListings, jobs)],
    [
      'Companies',
      '/network/companies?search=salt',
      listCompanies,
      answers(listCompanies, pageOf([companyRow(1), companyRow(2)])),
    ],
    [
      'Technologies',
      '/network/technologies?search=salt',
      listTechnologies,
      answers(listTechnologies, pageOf([technologyRow(1), technologyRow(2)])),
    ],
    [
      'Members',
      '/network/members?search=salt',
      listMembers,
      answers(listMembers, pageOf([memberRow(1), memberRow(2)])),
    ],
  ])('%s', async (name, address, list, works) => {
    const { main, at, change } = await showPage(address, breaks(list));
    const alert = () => main.findByRole('alert');
    expect((await alert()).textContent).toContain(`${name} could not be loaded`);
    tryAgain();
    expect((await alert()).textContent).toContain(`${name} could not be loaded`);
    change(works);
    await waitFor(tryAgain);
    expect(await cards(name)).toHaveLength(2);
    expect(main.queryByRole('alert')).toBeNull();
    expect(at()).toBe(address);
  });
});

describe('a record that does not exist has a page that says so, with a way back', () => {
  test.each([
    ['Listing', '/network/listings/999999999', 'Back to Network', '/network'],
    ['Listing', '/network/listings/abc', 'Back to Network', '/network'],
    ['Company', '/network/companies/999999999', 'Back to Companies', '/network/companies'],
    ['Technology', '/network/technologies/99', 'Back to Technologies', '/network/technologies'],
  ])('%s, %s', async (name, address, back, to) => {
    const { main, at } = await showPage(address);
    await main.findByRole('heading', { level: 1, name: `${name} Not Found` });
    main.getByText(`The ${name.toLowerCase()} you're looking for doesn't exist or has been removed.`);
    fireEvent.click(main.getByRole('link', { name: back }));
    await waitFor(() => expect(at()).toBe(to));
  });
});

describe('a record that cannot be loaded says so and tries again', () => {
  test.each([
    ['Listing', '/network/listings/1', 'Error Loading Listing', getListing],
    ['Company', '/network/companies/1', 'Failed to fetch company details', getCompany],
    ['Technology', '/network/technologies/1', 'Error Loading Technology', getTechnology],
  ])('%s', async (name, address, title, endpoint) => {
    const { main, change } = await showPage(address, breaks(endpoint));
    expect((await main.findByRole('alert')).textContent).toContain(title);
    change(refuses(endpoint, 404));
    tryAgain();
    await main.findByRole('heading', { level: 1, name: `${name} Not Found` });
  });
});

describe('listings', () => {
  test('keeps the loaded listings if more cannot be loaded', async () => {
    const first = answers(listListings, { ...jobs, nextCursor: 'second', count: { value: 3, isCapped: false } });
    const second = answers(listListings, { ...pageOf([listingRow(3)]), featured: [] });
    const byCursor = (more: typeof first) => ({
      ...first,
      answer: (asked: Parameters<typeof first.answer>[0]) =>
        (asked.url.searchParams.get('cursor') === 'second' ? more : first).answer(asked),
    });
    const { main, change } = await showPage('/network/listings', byCursor(breaks(listListings)));
    fireEvent.click(await main.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(main.getByRole('alert').textContent).toBe('More listings could not be loaded.'));
    expect(await cards('Listings')).toHaveLength(2);
    change(byCursor(second));
    tryAgain();
    await waitFor(async () => expect(await cards('Listings')).toHaveLength(3));
    expect(main.queryByRole('alert')).toBeNull();
  });

  test('shows "1,000+" where the server stopped counting', async () => {
    const { main } = await showPage(
      '/network/listings',
      answers(listListings, { ...jobs, count: { value: 1000, isCapped: true } }),
    );
    expect(await main.findByText('1,000+ listings')).toBeTruthy();
  });
});

test('the directory without any company says so', async () => {
  const { main } = await showPage('/network/companies', answers(listCompanies, pageOf([])));
  await main.findByText('There are no companies in the database yet. Be the first to add one!');
  const [link] = main.getAllByRole('link', { name: 'Add Company' });
  expect(link?.getAttribute('href')).toBe('/network/companies/create');
});
