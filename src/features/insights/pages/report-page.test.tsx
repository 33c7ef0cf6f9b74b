import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { insightsNeedPlan } from '#contract/insights.ts';
import { companies, overQuarters, reportOf } from '../testing/reports.ts';
import { market, refusal, show, table, withReport } from '../testing/scene.tsx';

test('a market without records says so', async () => {
  show(market.page, withReport(overQuarters('hiring', [], [])));
  expect(await screen.findByRole('heading', { name: 'No records yet' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Energy Storage' })).toBeTruthy();
});

test.each(['/network/insights/planet/mars', '/network/insights/sector/none'])('%s is no market', async (address) => {
  const { asked } = show(address, {});
  expect(await screen.findByRole('heading', { level: 1, name: 'Market Not Found' })).toBeTruthy();
  expect(asked()).toEqual(address.includes('planet') ? [] : ['/api/insights/sector/none']);
});

test('a report that failed to load can be asked for again', async () => {
  let isWell = false;
  show(market.page, {
    [market.call]: () => (isWell ? Response.json(reportOf(companies)) : refusal(500, 'internal', 'No')),
  });
  isWell = (await screen.findByRole('heading', { name: 'The report could not be loaded' })) !== null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table('New companies by quarter')).toBeTruthy();
});

test('a plan that ends while the report is open leads to the plans', async () => {
  let hasPlan = true;
  const { client } = show(market.page, {
    [market.call]: () => (hasPlan ? Response.json(reportOf(companies)) : refusal(403, 'forbidden', insightsNeedPlan)),
    [`${market.call}/records?chart=new-companies&row=2026-q1&column=companies`]: () =>
      refusal(403, 'forbidden', insightsNeedPlan),
  });
  const region = await table('New companies by quarter');
  hasPlan = false;
  fireEvent.click(within(region).getByRole('button', { name: /Q1 2026/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(insightsNeedPlan)).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'See membership plans' })).toBeTruthy();
  await client.refetchQueries();
  expect(await screen.findByRole('region', { name: /^Reports are part of the Professional plan/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Table: New companies by quarter' })).toBeNull();
});
