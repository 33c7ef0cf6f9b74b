import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listTechnologies } from '#contract/technologies.ts';
import { type TechnologyFacetCounts, technologyFacetNames } from '#contract/technologies-facets.ts';
import { answers, showPage } from '../testing/page-scene.tsx';
import { pageOf, technologyRow } from '../testing/records.ts';

const none = Object.fromEntries(technologyFacetNames.map((name) => [name, []])) as unknown as TechnologyFacetCounts;
const level = [
  { value: '7', count: { value: 12, isCapped: false } },
  { value: '4', count: { value: 10_000, isCapped: true } },
];
const technologies = answers(listTechnologies, ({ url }) => ({
  ...pageOf([1, 2].map(technologyRow)),
  ...(url.searchParams.has('facets') && { facets: { ...none, level } }),
}));
const title = 'Focus area, readiness, place and more';

test('each value stands with its count, any number of them is chosen, and chips take them off again', async () => {
  const { main, at } = await showPage('/network/technologies?readiness=3', technologies);
  fireEvent.click(await main.findByText(title));
  const levels = within(await main.findByRole('group', { name: 'Readiness level' }));
  expect(await levels.findByRole('checkbox', { name: 'TRL 4 (10,000+)' })).toBeTruthy();
  // In the order of the levels; those that find nothing are left out.
  expect(levels.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TRL 4 (10,000+)',
    'TRL 7 (12)',
  ]);
  fireEvent.click(levels.getByRole('checkbox', { name: /^TRL 7/ }));
  fireEvent.click(levels.getByRole('checkbox', { name: /^TRL 4/ }));
  expect(at()).toBe('/network/technologies?level=7%2C4&readiness=3');
  fireEvent.click(main.getByRole('button', { name: 'Remove the filter TRL 7' }));
  expect(at()).toBe('/network/technologies?level=4&readiness=3');
});

test('two choices in the same moment both count, and so do two that are taken off', async () => {
  const { main, at } = await showPage('/network/technologies', technologies);
  fireEvent.click(await main.findByText(title));
  const levels = within(await main.findByRole('group', { name: 'Readiness level' }));
  const inOneMoment = (elements: readonly HTMLElement[]) =>
    act(() => {
      for (const element of elements) element.click();
    });
  inOneMoment([
    await levels.findByRole('checkbox', { name: 'TRL 4 (10,000+)' }),
    levels.getByRole('checkbox', { name: 'TRL 7 (12)' }),
  ]);
  await waitFor(() => expect(at()).toBe('/network/technologies?level=4%2C7'));
  inOneMoment(main.getAllByRole('button', { name: /^Remove the filter TRL/ }));
  await waitFor(() => expect(at()).toBe('/network/technologies'));
});

test('a choice moves no option of another filter; a new search lays them out anew', async () => {
  const counted = (...values: [string, number][]) =>
    values.map(([value, number]) => ({ value, count: { value: number, isCapped: false } }));
  const { main } = await showPage(
    '/network/technologies',
    answers(listTechnologies, ({ url }) => {
      const isNarrowed = url.searchParams.has('level') || url.searchParams.has('search');
      const country = isNarrowed ? counted(['no', 3], ['is', 1]) : counted(['dk', 7], ['is', 4], ['no', 3]);
      return {
        ...pageOf([technologyRow(1)]),
        ...(url.searchParams.has('facets') && { facets: { ...none, level, country } }),
      };
    }),
  );
  fireEvent.click(await main.findByText(title));
  const countries = within(await main.findByRole('group', { name: 'Country of the company' }));
  const texts = () => countries.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts()).toEqual(['Denmark (7)', 'Iceland (4)', 'Norway (3)']);
  fireEvent.click(main.getByRole('checkbox', { name: /^TRL 7/ }));
  await waitFor(() => expect(texts()).toEqual(['Denmark (0)', 'Iceland (1)', 'Norway (3)']));
  fireEvent.change(main.getByRole('searchbox', { name: 'Search technologies' }), { target: { value: 'blade' } });
  await waitFor(() => expect(texts()).toEqual(['Norway (3)', 'Iceland (1)']));
});

test('without counts, as offline, all values can be chosen', async () => {
  const { main } = await showPage('/network/technologies', answers(listTechnologies, pageOf([technologyRow(1)])));
  fireEvent.click(await main.findByText(title));
  const patents = within(await main.findByRole('group', { name: 'Patents' }));
  expect(patents.getAllByRole('checkbox', { name: /^(With patents|No patents named)$/ })).toHaveLength(2);
});

test('on a phone the filters are a sheet, where each choice counts at once', async () => {
  const { main, at } = await showPage('/network/technologies?readiness=3', technologies);
  // Hidden by the style sheet where the window is wider.
  fireEvent.click(main.getByRole('button', { name: 'Filters (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  fireEvent.click(sheet.getByText(title));
  fireEvent.click(await sheet.findByRole('checkbox', { name: 'TRL 7 (12)' }));
  expect(at()).toBe('/network/technologies?level=7&readiness=3');
  expect(await sheet.findByRole('checkbox', { name: 'TRL 7 (12)', checked: true })).toBeTruthy();
});
