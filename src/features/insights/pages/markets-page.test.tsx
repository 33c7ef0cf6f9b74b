import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { market } from '../testing/reports.ts';
import { refusal, show } from '../testing/scene.tsx';

test('markets are grouped, counted, and link to their reports', async () => {
  const austria = { ...market, by: 'country', id: 'at', name: 'Austria' };
  const chile = { ...market, by: 'country', id: 'cl', name: 'Chile', companies: 1, technologies: 0 };
  show('/network/insights', {
    '/api/insights': () => Response.json({ markets: [market, chile, austria], isLimited: false }),
  });
  const countries = await screen.findByRole('region', { name: 'Countries' });
  expect(
    within(countries)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Austria', 'Chile']);
  expect(within(countries).getByRole('link', { name: 'Chile' }).getAttribute('href')).toBe(
    '/network/insights/country/cl',
  );
  const counts = within(countries).getByRole('list', { name: 'Records of Chile' });
  expect([...counts.children].map(({ textContent }) => textContent)).toEqual([
    '1 company',
    '0 technologies',
    '30 listings',
  ]);
  expect(screen.getByRole('region', { name: 'Sectors' }).textContent).toContain('Energy Storage');
  expect(screen.queryByRole('region', { name: 'Focus areas' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'See membership plans' })).toBeNull();
});

test('without the plan the list leads to the plans, not to reports', async () => {
  show('/network/insights', { '/api/insights': () => Response.json({ markets: [market], isLimited: true }) }, 'free');
  const note = await screen.findByRole('region', { name: /^Reports are part of the Professional plan/ });
  expect(within(note).getByRole('link', { name: 'See membership plans' }).getAttribute('href')).toBe('/pricing');
  expect(note.textContent).toContain('Funding by round and quarter');
  expect(screen.getByText('Energy Storage')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Energy Storage' })).toBeNull();
});

test('without any record the list says so; after a failure it asks again', async () => {
  let isWell = false;
  show('/network/insights', {
    '/api/insights': () => (isWell ? Response.json({ markets: [], isLimited: false }) : refusal(500, 'internal', 'No')),
  });
  isWell = (await screen.findByRole('heading', { name: 'The markets could not be loaded' })) !== null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No records yet' })).toBeTruthy();
});
