import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { fewestMembers, insightsNeedPlan } from '#contract/insights.ts';
import { csvLine } from '#contract/kit/csv.ts';
import { tableOf } from './table-of.ts';
import { companies, funding, market, mostRead, overQuarters, reportOf } from './testing/reports.ts';
import { type Answers, refusal, show } from './testing/scene.tsx';

afterEach(cleanup);

const at = '/network/insights/sector/energy-storage';
const call = '/api/insights/sector/energy-storage';
const withReport = (...charts: Parameters<typeof reportOf>): Answers => ({
  [call]: () => Response.json(reportOf(...charts)),
});
const table = (name: string) => screen.findByRole('region', { name: `Table: ${name}` });

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

test('a figure opens the records behind it, and takes the focus back', async () => {
  const records = `${call}/records?chart=funding&row=2026-q3&column=series-a`;
  const { asked } = show(at, {
    ...withReport(companies, funding),
    [records]: () =>
      Response.json({
        items: [
          { kind: 'company', id: 4, title: 'Tidal Ltd', detail: 'Series A, €4.5M', path: '/network/companies/4' },
        ],
        nextCursor: null,
        count: { value: 1, isCapped: false },
      }),
  });
  const figure = within(await table('Funding by round and quarter')).getByRole('button', {
    name: '€4.5M: records of Q3 2026, Series A',
  });
  figure.focus();
  fireEvent.click(figure);
  const dialog = await screen.findByRole('dialog', { name: 'Funding by round and quarter: Q3 2026, Series A' });
  expect((await within(dialog).findByRole('link', { name: 'Tidal Ltd' })).getAttribute('href')).toBe(
    '/network/companies/4',
  );
  expect(dialog.textContent).toContain('Company · Series A, €4.5M');
  expect(asked()).toContain(records);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(figure));
});

test('a part of the picture opens the same records, and the focus returns to the button in the table', async () => {
  const { container } = show(at, withReport(funding));
  const region = await table('Funding by round and quarter');
  const part = container.querySelector('[data-row="2026-q2"][data-column="seed"]');
  if (!part) throw new Error('The chart has no such part');
  fireEvent.click(part);
  const dialog = await screen.findByRole('dialog', { name: 'Funding by round and quarter: Q2 2026, Seed' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(within(region).getByRole('button', { name: /Q2 2026, Seed/ })),
  );
});

test('a withheld figure is called so, is no 0, opens nothing, and is explained', async () => {
  expect(fewestMembers).toBe(5);
  show(at, withReport(mostRead));
  const region = await table('Most read');
  const [, , row] = within(region).getAllByRole('row');
  expect(row?.textContent).toBe('Tidal & <b>Sons</b>Fewer than five5');
  expect(within(region).queryByRole('button')).toBeNull();
  expect(within(region).getByRole('link', { name: 'Tidal & <b>Sons</b>' }).getAttribute('href')).toBe(
    '/network/listings/9',
  );
  expect(screen.getByText(/may also mean none/)).toBeTruthy();
});

test('zeros open nothing and need no explanation; a chart without records says so and has no files', async () => {
  show(at, withReport(companies, overQuarters('hiring', [], [])));
  const region = await table('New companies by quarter');
  expect(within(region).getAllByRole('button')).toHaveLength(2);
  expect(screen.queryByText(/may also mean none/)).toBeNull();
  const empty = screen.getByRole('region', { name: 'Open jobs by quarter and type' });
  expect(empty.textContent).toContain('Nothing to show yet.');
  expect(within(empty).queryByRole('button')).toBeNull();
});

test('a market without records says so', async () => {
  show(at, withReport(overQuarters('hiring', [], [])));
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
  show(at, { [call]: () => (isWell ? Response.json(reportOf(companies)) : refusal(500, 'internal', 'No')) });
  isWell = (await screen.findByRole('heading', { name: 'The report could not be loaded' })) !== null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table('New companies by quarter')).toBeTruthy();
});

test('a plan that ends while the report is open leads to the plans', async () => {
  let hasPlan = true;
  const { client } = show(at, {
    [call]: () => (hasPlan ? Response.json(reportOf(companies)) : refusal(403, 'forbidden', insightsNeedPlan)),
    [`${call}/records?chart=new-companies&row=2026-q1&column=companies`]: () =>
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

test('the file has exact values with their currency, no formula of a member, and no 0 for what is withheld', () => {
  const csv = (chart: Parameters<typeof tableOf>[0]) => {
    const { head, rows } = tableOf(chart);
    return [head, ...rows].map(csvLine).join('');
  };
  expect(csv(funding)).toBe(
    'Quarter,Seed (EUR),Series A (EUR)\r\nQ1 2026,0,0\r\nQ2 2026,1500000,0\r\nQ3 2026,250000,4500000\r\n',
  );
  expect(csv(mostRead)).toBe(
    'Record,Reads,People who wrote\r\n"\'=HYPERLINK(""http://x.example"")",31,Fewer than five\r\nTidal & <b>Sons</b>,Fewer than five,5\r\n',
  );
});

test('a panel shows the market of a record, each figure with its chart; without the plan nothing is asked', async () => {
  const panel = { market, figures: [{ label: 'New companies this quarter', value: 1200, chart: 'new-companies' }] };
  const answers = { '/api/insights/of/company/4': () => Response.json({ panel }) };
  show('/panel', answers);
  const region = await screen.findByRole('region', { name: 'Market in figures: Energy Storage' });
  const figure = within(region).getByRole('link', { name: '1,200: chart “New companies by quarter”' });
  expect(figure.getAttribute('href')).toBe(`${at}#new-companies`);
  cleanup();
  expect(show('/panel', answers, 'free').asked()).toEqual([]);
  cleanup();
  const { container, asked, client } = show('/panel', {
    '/api/insights/of/company/4': () => Response.json({ panel: null }),
  });
  await waitFor(() => expect(asked()).toHaveLength(1));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(container.textContent).toBe('');
});
