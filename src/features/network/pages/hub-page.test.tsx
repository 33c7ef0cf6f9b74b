import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import { listListings } from '#contract/listings.ts';
import { listMembers } from '#contract/members.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { listingRow, memberRow, pageOf } from '#src/app/testing/records.ts';

const areas = answers(listFocusAreas, [...builtInFocusAreas]);
/** What is asked without filters finds two, with filters one, with a focus area none. */
const found = <Row,>(params: URLSearchParams, row: (id: number) => Row) =>
  pageOf(params.has('focusArea') ? [] : params.has('type') || params.has('search') ? [row(1)] : [row(1), row(2)]);
const server = [
  areas,
  answers(listMembers, ({ url }) => found(url.searchParams, memberRow)),
  answers(listListings, ({ url }) => ({ ...found(url.searchParams, listingRow), featured: [] })),
];

// jsdom gives <search> no role.
const search = () => within(document.querySelector('search') as HTMLElement);
const chip = (name: string) => search().getByText(name).closest('button') as HTMLButtonElement;
const isPressed = (name: string) => chip(name).getAttribute('aria-pressed') === 'true';
const tab = (name: string) => screen.getByText(name, { selector: '[role=tab], [role=tab] *' });
const members = (count: number) =>
  waitFor(() => expect(screen.getByRole('list', { name: 'Members' }).querySelectorAll('article')).toHaveLength(count));
const href = (link: HTMLElement) => link.closest('a')?.getAttribute('href');

test('links to the directories and to warm introductions', async () => {
  await showPage('/network', ...server);
  const explore = within(await screen.findByRole('region', { name: 'Explore the Network' }));
  for (const [name, path] of [
    ['Companies', '/network/companies'],
    ['Technologies', '/network/technologies'],
    ['Members', '/network/members'],
  ] as const) {
    expect(href(explore.getByText(name))).toBe(path);
  }
  const promo = within(screen.getByRole('region', { name: 'Warm introductions' }));
  for (const price of ['$29.99', '$49.99', '2 free per quarter']) promo.getByText(price);
  expect(href(promo.getByText('Request an introduction'))).toBe('/network/warm-intro');
  expect(document.title).toMatch(/^Network/);
});

test('filters both tabs, and only listings by kind; a second click and Clear Filters undo it', async () => {
  const { main, at, back } = await showPage('/network?tab=green-market-listings', ...server);
  await main.findByText('2 listings');
  fireEvent.click(chip('Job'));
  await main.findByText('1 listing');
  expect([at(), isPressed('Job')]).toEqual(['/network?type=job&tab=green-market-listings', true]);
  fireEvent.click(chip('Job'));
  await main.findByText('2 listings');
  expect(isPressed('Job')).toBe(false);
  fireEvent.click(chip('Water Technology'));
  await main.findByText('No listings found matching your filters.');
  fireEvent.click(tab('Members'));
  await main.findByText('No members found matching your filters.');
  fireEvent.click(search().getByText('Clear Filters'));
  await members(2);
  expect(at()).toBe('/network');
  fireEvent.click(chip('Job'));
  await waitFor(() => expect(at()).toBe('/network?type=job'));
  await members(2);
  fireEvent.click(chip('Water Technology'));
  await main.findByText('No members found matching your filters.');
  await back();
  await members(2);
  expect(isPressed('Water Technology')).toBe(false);
});
