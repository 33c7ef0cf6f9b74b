import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listEvents } from '#contract/events.ts';
import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import { press } from '#src/app/testing/hands.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { eventRow } from '#src/app/testing/records.ts';

test('the list combines all filters in the address and in the call; another click turns one off', async () => {
  const asked: string[] = [];
  const { main, at } = await showPage(
    '/events',
    answers(listFocusAreas, [...builtInFocusAreas]),
    answers(listEvents, ({ url }) => {
      asked.push(url.search);
      return [eventRow(1)];
    }),
  );
  await main.findByText('1 event');
  expect(main.queryByText('Clear All Filters')).toBeNull();
  for (const name of ['Webinar', 'Energy Storage', 'Virtual Events Only', 'Free Events Only']) press(name, main);
  await waitFor(() => expect(at()).toBe('/events?focusAreaId=2&type=webinar&virtual=true&free=true'));
  await waitFor(() => expect(asked.at(-1)).toBe('?focusAreaId=2&type=webinar&virtual=true&free=true'));
  press('Webinar', main);
  await waitFor(() => expect(at()).toBe('/events?focusAreaId=2&virtual=true&free=true'));
  expect(main.getByRole('button', { name: 'Energy Storage' }).getAttribute('aria-pressed')).toBe('true');
});

test('a cancelled event says so in the list', async () => {
  const { main } = await showPage(
    '/events',
    answers(listEvents, [{ ...eventRow(1), status: 'cancelled' }, eventRow(2)]),
  );
  await main.findByText('2 events');
  const saying = main.getAllByRole('article').map((card) => card.textContent.includes('Cancelled'));
  expect(saying).toEqual([true, false]);
});

test('the list has upcoming events and past ones in sections of their own, in the order of the server', async () => {
  const past = { ...eventRow(3), isPast: true };
  const { main } = await showPage('/events', answers(listEvents, [eventRow(2), eventRow(1), past]));
  const upcoming = within(await main.findByRole('region', { name: 'Upcoming' }));
  const titles = upcoming.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Event 2', 'Event 1']);
  const over = within(main.getByRole('region', { name: 'Past events' }));
  expect(over.getByRole('link', { name: 'Event 3' }).getAttribute('href')).toBe('/events/3');
});
