import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { listArticles } from '#contract/articles.ts';
import { getEvent, listEvents } from '#contract/events.ts';
import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import { listResearch } from '#contract/research.ts';
import { answers, breaks, refuses, settled, showPage } from '../testing/page-scene.tsx';
import { articleRow, eventRow } from '../testing/records.ts';

const areas = answers(listFocusAreas, [...builtInFocusAreas]);

const articles = answers(listArticles, [1, 2, 3].map(articleRow));

const cards = async () => {
  const list = await screen.findByRole('list', { name: 'Articles' });
  return [...list.children];
};

describe('media', () => {
  test('an empty topic and an empty magazine each have a message of their own', async () => {
    const { main } = await showPage('/media', areas, answers(listArticles, []));
    await main.findByRole('heading', { name: 'No articles found' });
    await main.findByText('Check back later for new articles and media content');
    fireEvent.click(await main.findByRole('button', { name: 'Circular Economy' }));
    expect(
      await main.findByText('Try selecting a different focus area or check back later for new content'),
    ).toBeTruthy();
  });

  test('P16: says so when the server fails, keeps the chosen topic and can try again', async () => {
    const { main, at, change } = await showPage('/media', areas, breaks(listArticles));
    expect((await main.findByRole('alert')).textContent).toMatch(/Articles could not be loaded(?!.*topic)/);
    fireEvent.click(await main.findByRole('button', { name: 'Water Technology' }));
    await waitFor(() => expect(main.getByRole('alert').textContent).toContain('The topic you chose is kept.'));
    change(areas, articles);
    fireEvent.click(main.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(3);
    expect(at()).toBe('/media?focus=water-technology');
  });
});

test.each(['999999', 'nothing'])(
  'an article that does not exist (%s) has a not-found view with a way back',
  async (id) => {
    const { main, at } = await showPage(`/media/${id}`, areas, articles);
    await main.findByRole('heading', { level: 1, name: 'Article Not Found' });
    fireEvent.click(main.getByRole('link', { name: 'Back to Media' }));
    await waitFor(() => expect(at()).toBe('/media'));
  },
);

describe('a focus area', () => {
  test('without events leaves that section out', async () => {
    const { main } = await showPage('/focus/energy-storage', areas, articles, refuses(listEvents, 404));
    expect(await cards()).toHaveLength(3);
    await settled();
    expect(main.queryByRole('region', { name: 'Upcoming events' })).toBeNull();
    expect(main.queryByRole('alert')).toBeNull();
  });

  test('that does not exist has a not-found view', async () => {
    const { main, at } = await showPage('/focus/perpetual-motion', areas);
    await main.findByRole('heading', { level: 1, name: 'Focus Area Not Found' });
    fireEvent.click(main.getByRole('link', { name: 'Back to Media' }));
    await waitFor(() => expect(at()).toBe('/media'));
  });
});

describe('events', () => {
  test('says when nothing matches, and clears the filters', async () => {
    const { main, at, change } = await showPage('/events?focusAreaId=6&type=webinar', areas, answers(listEvents, []));
    await main.findByRole('heading', { name: 'No events found' });
    main.getByText('No events match your current filters. Try adjusting your filters or check back later.');
    main.getByText('0 events');
    change(areas, answers(listEvents, [eventRow(1), eventRow(2)]));
    const [clear] = main.getAllByRole('button', { name: 'Clear All Filters' });
    if (clear) fireEvent.click(clear);
    await main.findByText('2 events');
    expect(at()).toBe('/events');
  });

  test('says so when they cannot be loaded, keeps the filters and tries again', async () => {
    const { main, at, change } = await showPage('/events?free=true', areas, breaks(listEvents));
    expect((await main.findByRole('alert')).textContent).toContain('Events could not be loaded');
    change(areas, answers(listEvents, [eventRow(1)]));
    fireEvent.click(main.getByRole('button', { name: 'Try again' }));
    await main.findByRole('heading', { name: 'Upcoming' });
    expect(at()).toBe('/events?free=true');
  });

  test.each(['99999', '0', 'summit'])('one that does not exist (%s) has a page with a way back', async (id) => {
    const { main, at } = await showPage(`/events/${id}`, areas);
    await main.findByRole('heading', { name: 'Event Not Found' });
    fireEvent.click(main.getByRole('link', { name: 'Back to events' }));
    await waitFor(() => expect(at()).toBe('/events'));
  });

  test('one that cannot be loaded says so and tries again', async () => {
    const { main, change } = await showPage('/events/2', areas, breaks(getEvent));
    expect((await main.findByRole('alert')).textContent).toContain('Error Loading Event');
    change(areas, refuses(getEvent, 404));
    fireEvent.click(main.getByRole('button', { name: 'Try again' }));
    await main.findByRole('heading', { name: 'Event Not Found' });
  });
});

test('research articles that cannot be loaded: the page says so, keeps the category and tries again', async () => {
  const { main, at, change } = await showPage('/research-hub?category=solar', breaks(listResearch));
  expect((await main.findByRole('alert')).textContent).toContain('Research articles could not be loaded');
  change(answers(listResearch, []));
  fireEvent.click(main.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(main.queryByRole('alert')).toBeNull());
  expect(at()).toBe('/research-hub?category=solar');
});
