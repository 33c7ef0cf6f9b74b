import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { me } from '#contract/accounts.ts';
import { listCompanies } from '#contract/companies.ts';
import { listListings } from '#contract/listings.ts';
import { addToList, listLists } from '#contract/lists.ts';
import { listMembers } from '#contract/members.ts';
import { saveItem } from '#contract/saved-items.ts';
import { listTechnologies } from '#contract/technologies.ts';
import { answers, breaks, refuses, showPage } from '../testing/page-scene.tsx';
import { companyRow, listingRow, memberRow, pageOf, technologyRow } from '../testing/records.ts';

afterEach(() => {
  cleanup();
  localStorage.removeItem('cardi-hidden-columns');
});

const companies = answers(listCompanies, pageOf([1, 2, 3, 4, 5, 6, 7].map(companyRow)));
const member = {
  id: 7,
  username: 'ines',
  email: 'ines@example.com',
  isEmailConfirmed: true,
  fullName: 'Ines Okafor',
  organization: null,
  role: 'member' as const,
  membershipTier: 'free' as const,
};
const day = '2026-11-01T09:00:00.000Z';
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));

describe('the directory of companies as a table', () => {
  test('has the same filters, and its address says that it is a table', async () => {
    const { main, at } = await showPage('/network/companies?search=salt&tab=x', companies);
    fireEvent.click(await main.findByRole('button', { name: 'Table' }));
    const table = await main.findByRole('table');
    expect(within(table).getByRole('link', { name: 'Company 3' }).getAttribute('href')).toBe('/network/companies/3');
    expect(new URLSearchParams(at().split('?')[1]).get('search')).toBe('salt');
    expect(new URLSearchParams(at().split('?')[1]).get('view')).toBe('table');
    fireEvent.change(main.getByRole('searchbox', { name: 'Search companies' }), { target: { value: '' } });
    await waitFor(() => expect(at()).toBe('/network/companies?view=table'));
    await waitFor(() => expect(main.queryByRole('button', { name: 'Clear Filters' })).toBeNull());
    fireEvent.click(main.getByRole('button', { name: 'Cards' }));
    expect(await main.findAllByRole('article')).toHaveLength(7);
    expect(at()).toBe('/network/companies');
  });

  test('is sorted by the server, by what it can sort by and nothing else', async () => {
    const orders: (string | null)[] = [];
    const { main, at } = await showPage(
      '/network/companies?view=table',
      answers(listCompanies, ({ url }) => {
        orders.push(url.searchParams.get('sort'));
        return pageOf([companyRow(2), companyRow(1)]);
      }),
    );
    await main.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Size' })).toBeNull();
    fireEvent.click(main.getByRole('button', { name: 'Founded' }));
    await waitFor(() => expect(at()).toBe('/network/companies?sort=newest&view=table'));
    await waitFor(() => expect(orders).toEqual([null, 'newest']));
    expect(screen.getByRole('columnheader', { name: 'Founded' }).getAttribute('aria-sort')).toBe('descending');
    // The rows stay as the server sent them.
    expect(screen.getAllByRole('link', { name: /^Company \d$/ }).map(({ textContent }) => textContent)).toEqual([
      'Company 2',
      'Company 1',
    ]);
  });

  test('shows the columns that were chosen in this browser', async () => {
    localStorage.setItem('cardi-hidden-columns', JSON.stringify({ Companies: ['Country'], Users: ['Size'] }));
    const { main } = await showPage('/network/companies?view=table', companies);
    await main.findByRole('table');
    expect(heads()).toEqual([
      '',
      'Company',
      'Focus area',
      'Location',
      'Founded',
      'Size',
      'Funding',
      'Last round',
      'Seeks now',
      'Closes on',
      'Open jobs',
      'Revenue',
      'Team',
      'Description',
    ]);
  });

  test('leads from two to six chosen rows to their comparison; visitors cannot save them', async () => {
    const { main } = await showPage('/network/companies?view=table', companies);
    await main.findByRole('table');
    select('Company 1');
    expect(main.getByRole<HTMLButtonElement>('button', { name: /^Compare/ }).disabled).toBe(true);
    select('Company 4');
    expect(main.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
      '/network/compare?kind=company&ids=1,4',
    );
    expect(main.queryByRole('button', { name: 'Save' })).toBeNull();
    fireEvent.click(main.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(main.getByRole('button', { name: 'Compare (2 to 6)' })).toBeTruthy();
  });
});

test('members save several at once, and read which were refused', async () => {
  const saved: string[] = [];
  const save = {
    endpoint: saveItem,
    answer: ({ url, params }: { url: URL; params: Record<string, string> }) => {
      if (params.id === '2') {
        return Response.json({ code: 'conflict', message: 'You have saved as much as you can.' }, { status: 409 });
      }
      saved.push(url.pathname);
      return Response.json({ isSaved: true });
    },
  };
  const { main } = await showPage('/network/companies?view=table', companies, answers(me, member), save);
  await main.findByRole('table');
  for (const id of [1, 2, 3]) select(`Company ${id}`);
  fireEvent.click(await main.findByRole('button', { name: 'Save' }));
  expect((await main.findByRole('alert')).textContent).toContain('Company 2: You have saved as much as you can.');
  expect(saved).toEqual(['/api/saved-items/company/1', '/api/saved-items/company/3']);
  await screen.findByText('2 companies saved');
});

test('technologies are a table as well, sorted by readiness if wanted', async () => {
  const list = answers(listTechnologies, pageOf([technologyRow(4), technologyRow(101)]));
  const { main, at } = await showPage('/network/technologies?view=table&readiness=3', list);
  await main.findByRole('table');
  fireEvent.click(main.getByRole('button', { name: 'Readiness' }));
  await waitFor(() => expect(at()).toBe('/network/technologies?readiness=3&sort=most-ready&view=table'));
  expect(screen.getByRole('columnheader', { name: 'Readiness' }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('row', { name: /Technology 101/ }).textContent).toContain('TRL 5 of 9, Development Phase');
  expect(main.getByRole('link', { name: 'Technology 4' }).getAttribute('href')).toBe(
    '/network/technologies/perovskite',
  );
});

test.each([
  ['/network/companies?view=table&search=salt', listCompanies, 'No Companies Found'],
  ['/network/technologies?view=table&search=salt', listTechnologies, 'No technologies found'],
])('%s says that nothing matches, or that it failed', async (address, endpoint, title) => {
  const { main, change, at } = await showPage(address, breaks(endpoint));
  await main.findByRole('alert');
  change(answers(endpoint, pageOf([])));
  fireEvent.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('heading', { name: title })).toBeTruthy();
  expect(at()).toBe(address);
});

test('members add several to a list in one call; a refusal leaves them chosen', async () => {
  const list = { id: 4, version: 1, people: 0, items: 2, owner: null, access: 'owner' as const, updatedAt: day };
  const lists = answers(listLists, {
    items: [
      { ...list, name: 'Storage' },
      { ...list, id: 5, name: 'Not mine to change', access: 'view', owner: { id: 9, name: 'Ann', hasProfile: true } },
    ],
  });
  const sent: unknown[] = [];
  const { main, change } = await showPage(
    '/network/companies?view=table',
    companies,
    answers(me, member),
    lists,
    refuses(addToList, 404),
  );
  await main.findByRole('table');
  for (const id of [1, 3]) select(`Company ${id}`);
  fireEvent.click(await main.findByRole('button', { name: 'Add to list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 2 companies to a list' }));
  const add = await dialog.findByRole('button', { name: 'Add to Storage' });
  expect(dialog.queryByText('Not mine to change')).toBeNull();
  fireEvent.click(add);
  await screen.findByText('No record was added');
  change(
    companies,
    answers(me, member),
    lists,
    answers(addToList, ({ body }) => {
      sent.push(body);
      return { isListed: true as const };
    }),
  );
  fireEvent.click(add);
  await screen.findByText('Added to “Storage”');
  const records = [1, 3].map((id) => ({ kind: 'company', id }));
  expect(sent).toEqual([{ records }]);
});

test('every card has a heart and a list, named after its record; visitors are asked to sign in', async () => {
  const { main, at } = await showPage('/network/companies', companies);
  await main.findAllByRole('article');
  for (const id of [1, 2]) {
    expect(main.getByRole('button', { name: `Save Company ${id}` }).getAttribute('aria-pressed')).toBe('false');
    expect(main.getByRole('button', { name: `Add Company ${id} to a list` })).toBeTruthy();
  }
  fireEvent.click(main.getByRole('button', { name: 'Save Company 1' }));
  await waitFor(() => expect(at()).toContain('returnTo=/network/companies'));
});

describe('the market as a table', () => {
  test('has its own columns, and several listings are saved at once', async () => {
    const saved: number[] = [];
    const { main, at } = await showPage(
      '/network/listings?type=job&view=table',
      answers(me, member),
      answers(listListings, { ...pageOf([listingRow(1), listingRow(2)]), featured: [] }),
      answers(saveItem, ({ url }) => {
        saved.push(Number(url.pathname.split('/').at(-1)));
        return { isSaved: true as const };
      }),
    );
    const table = await main.findByRole('table');
    expect(heads()).toEqual([
      '',
      'Listing',
      'Type',
      'Focus area',
      'Company',
      'Location',
      'Country',
      'Tags',
      'Amount',
      'Published',
      'Ends',
    ]);
    expect(within(table).getByRole('link', { name: 'Listing 2' }).getAttribute('href')).toBe('/network/listings/2');
    select('Listing 1');
    select('Listing 2');
    fireEvent.click(main.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(new Set(saved)).toEqual(new Set([1, 2])));
    fireEvent.click(main.getByRole('button', { name: 'Cards' }));
    expect(await main.findAllByRole('article')).toHaveLength(2);
    expect(at()).toBe('/network/listings?type=job');
  });
});

describe('the directory of members as a table', () => {
  test('has its own columns and is sorted by the server', async () => {
    const orders: (string | null)[] = [];
    const { main, at } = await showPage(
      '/network/members?view=table',
      answers(listMembers, ({ url }) => {
        orders.push(url.searchParams.get('sort'));
        return pageOf([memberRow(2), memberRow(1)]);
      }),
    );
    const table = await main.findByRole('table');
    expect(heads()).toEqual([
      '',
      'Member',
      'Position',
      'Organization',
      'Focus areas',
      'Location',
      'Country',
      'Connections',
      'Ticket',
      'Member since',
    ]);
    expect(within(table).getByRole('link', { name: 'Member 2' }).getAttribute('href')).toBe('/network/profile/2');
    fireEvent.click(main.getByRole('button', { name: 'Member since' }));
    await waitFor(() => expect(at()).toBe('/network/members?sort=newest&view=table'));
    await waitFor(() => expect(orders).toEqual([null, 'newest']));
  });
});
