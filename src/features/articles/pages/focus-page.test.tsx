import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listArticles } from '#contract/articles.ts';
import { listEvents } from '#contract/events.ts';
import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import { listListings } from '#contract/listings.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { articleRow, eventRow, listingRow, pageOf } from '#src/app/testing/records.ts';

const areas = answers(listFocusAreas, [...builtInFocusAreas]);

test('shows its hero, its articles, upcoming events and listings', async () => {
  const asked: string[] = [];
  const { main, at } = await showPage(
    '/focus/energy-storage',
    areas,
    answers(listArticles, [articleRow(1)]),
    answers(listEvents, ({ url }) => {
      asked.push(url.search);
      return [eventRow(1)];
    }),
    answers(listListings, ({ url }) => {
      asked.push(url.searchParams.get('focusArea') ?? '');
      return { ...pageOf([listingRow(1)]), featured: [] };
    }),
  );
  await main.findByRole('heading', { level: 1, name: 'Energy Storage' });
  main.getByText(/^Batteries, thermal stores and long-duration systems/);
  await main.findByText('Article 1');
  const events = within(await main.findByRole('region', { name: 'Upcoming events' }));
  await events.findByText('Event 1');
  expect(events.getByText('All events').closest('a')?.getAttribute('href')).toBe('/events?focusAreaId=2');
  const market = within(await main.findByRole('region', { name: 'On the Green Market' }));
  await market.findByText('Listing 1');
  expect(asked).toEqual(expect.arrayContaining(['?focusAreaId=2', 'energy-storage']));
  fireEvent.click(market.getByText('All listings'));
  await waitFor(() => expect(at()).toBe('/network/listings?focusArea=energy-storage'));
});

test('the topic buttons lead to the other areas, and to all topics', async () => {
  const { main, at } = await showPage('/focus/energy-storage', areas, answers(listArticles, []));
  await main.findByRole('heading', { level: 1, name: 'Energy Storage' });
  const topic = (name: string) => within(screen.getByRole('group', { name: 'Topic' })).getByText(name);
  fireEvent.click(topic('Water Technology'));
  await main.findByRole('heading', { level: 1, name: 'Water Technology' });
  expect(at()).toBe('/focus/water-technology');
  fireEvent.click(topic('All Topics'));
  await waitFor(() => expect(at()).toBe('/media'));
});
