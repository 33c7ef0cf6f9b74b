import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listResearch } from '#contract/research.ts';
import { answers, held, showPage } from '#src/app/testing/page-scene.tsx';
import { researchRow } from '#src/app/testing/records.ts';

const articles = answers(listResearch, [
  { ...researchRow('thorium'), category: 'nuclear' },
  { ...researchRow('molten-salt'), category: 'nuclear', type: 'Market Report', isPremium: true },
  researchRow('batteries'),
]);

const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) => fireEvent.change(select(label), { target: { value } });
const choices = (label: string) => [...select(label).options].map(({ text }) => text);

test('six placeholders stand there until the articles do, with their facts and links', async () => {
  const late = held(articles);
  const { main } = await showPage('/research-hub', late);
  await main.findByText('Loading research articles');
  expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(6);
  late.release();
  const salt = within(await main.findByRole('article', { name: 'About molten-salt' }));
  for (const text of ['Nuclear Energy', 'Premium Content', 'Market Report', 'August 2026', '22 min read']) {
    salt.getByText(text);
  }
  expect(salt.getByText('Read Article').getAttribute('href')).toBe('/research-hub/molten-salt');
  expect(shown()).toEqual(['About thorium', 'About molten-salt', 'About batteries']);
  expect(main.getAllByText('Premium Content')).toHaveLength(1);
  expect(choices('Category')).toEqual([
    'All Categories',
    'Nuclear Energy',
    'Solar Energy',
    'Hydrogen',
    'Advanced Materials',
    'Energy Storage',
  ]);
  expect(choices('Type')).toEqual(['All Types', 'Technology Profile', 'Market Report']);
});

test('search, category and type are combined and kept in the address; one button clears all three', async () => {
  const { main, at } = await showPage('/research-hub', articles);
  await main.findByText('About batteries');
  choose('Category', 'nuclear');
  expect(shown()).toEqual(['About thorium', 'About molten-salt']);
  choose('Type', 'Market Report');
  const box = screen.getByLabelText<HTMLInputElement>('Search articles');
  fireEvent.change(box, { target: { value: 'MOLTEN' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(shown()).toEqual(['About molten-salt']);
  expect(at()).toBe('/research-hub?search=MOLTEN&category=nuclear&type=Market+Report');
  choose('Type', 'Technology Profile');
  expect(shown()).toEqual(['No articles found']);
  main.getByText('No articles match your current search and filters.');
  fireEvent.click(main.getByText('Clear All Filters'));
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(at()).toBe('/research-hub');
  expect([box.value, select('Category').value, select('Type').value]).toEqual(['', '', '']);
});

// P10
test.each(['/media', '/'])('%s links to the hub', async (path) => {
  const { main } = await showPage(path);
  expect((await main.findByText('Research Hub')).closest('a')?.getAttribute('href')).toBe('/research-hub');
});
