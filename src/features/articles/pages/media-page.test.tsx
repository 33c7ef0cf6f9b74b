import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listArticles } from '#contract/articles.ts';
import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import { answers, held, showPage } from '#src/app/testing/page-scene.tsx';
import { articleRow } from '#src/app/testing/records.ts';

const areas = answers(listFocusAreas, [...builtInFocusAreas]);
/** Three articles, and one alone for a topic. */
const articles = answers(listArticles, ({ url }) =>
  url.searchParams.has('focusAreaId') ? [articleRow(6)] : [1, 2, 3].map(articleRow),
);

const cards = () => [...(screen.queryByRole('list', { name: 'Articles' })?.children ?? [])];
test('six placeholders stand there until the articles do', async () => {
  const late = held(articles);
  const { main } = await showPage('/media', areas, late);
  await main.findByText('Loading articles');
  await waitFor(() => expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(6));
  late.release();
  await main.findByText('Article 1');
  expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(0);
  expect(cards()).toHaveLength(3);
  expect(document.title).toMatch(/^Media & Articles/);
});

test('there is a button for all topics and one for each focus area, which asks for its articles', async () => {
  const { main, at, back } = await showPage('/media', areas, articles);
  await main.findByText('Article 1');
  const buttons = [...screen.getByRole('group', { name: 'Topic' }).querySelectorAll('button')];
  const press = (name: string) => fireEvent.click(buttons.find((one) => one.textContent === name) as HTMLElement);
  const chosen = () =>
    buttons.filter((one) => one.getAttribute('aria-pressed') === 'true').map((one) => one.textContent);
  expect(buttons.map((one) => one.textContent)).toEqual(['All Topics', ...builtInFocusAreas.map(({ title }) => title)]);
  expect(chosen()).toEqual(['All Topics']);
  press('Water Technology');
  await main.findByText('Article 6');
  expect([at(), cards().length]).toEqual(['/media?focus=water-technology', 1]);
  press('All Topics');
  await main.findByText('Article 1');
  expect(at()).toBe('/media');
  await back();
  await main.findByText('Article 6');
  expect(chosen()).toEqual(['Water Technology']);
});

test.each([
  ['energy-storage', 'Article 6'],
  ['perpetual-motion', 'Article 1'],
])('an address with the topic %s shows %s first: an unknown one is ignored', async (focus, title) => {
  const { main } = await showPage(`/media?focus=${focus}`, areas, articles);
  expect(await main.findByText(title)).toBeTruthy();
});
