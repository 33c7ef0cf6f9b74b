import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listTechnologies } from '#contract/technologies.ts';
import { answers, showPage } from '#src/app/testing/page-scene.tsx';
import { pageOf, technologyRow } from '#src/app/testing/records.ts';

const href = (link: HTMLElement) => link.closest('a')?.getAttribute('href');

test('the directory links to the research hub and to the featured topics', async () => {
  const { main } = await showPage('/network/technologies', answers(listTechnologies, pageOf([technologyRow(1)])));
  expect(href(await main.findByText('Research Hub'))).toBe('/research-hub');
  const featured = within(screen.getByRole('region', { name: 'Featured topics' }));
  for (const [name, slug] of [
    ['Perovskite Solar Cells', 'perovskite'],
    ['Thorium Nuclear Fuel', 'thorium'],
    ['Molten Salt Reactors', 'molten-salt-reactors'],
  ] as const) {
    expect(href(featured.getByText(name))).toBe(`/network/technologies/${slug}`);
  }
});

test('says when nothing matches, and clears the filters', async () => {
  const { main, at, change } = await showPage(
    '/network/technologies?readiness=8&search=qwertz',
    answers(listTechnologies, pageOf([])),
  );
  await main.findByText('No technologies found');
  change(answers(listTechnologies, pageOf([technologyRow(1)])));
  fireEvent.click(main.getAllByText('Clear Filters').at(0) as HTMLElement);
  await main.findByText('Technology 1');
  await waitFor(() => expect(at()).toBe('/network/technologies'));
});
