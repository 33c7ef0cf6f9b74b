import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { fewestMembers } from '#contract/insights.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { companies, funding, mostRead, overQuarters } from '../testing/reports.ts';
import { market, show, table, withReport } from '../testing/scene.tsx';

test('a figure opens the records behind it, and takes the focus back', async () => {
  const records = `${market.call}/records?chart=funding&row=2026-q3&column=series-a`;
  const { asked } = show(market.page, {
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
  const { container } = show(market.page, withReport(funding));
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

test('a bar that is one record has no button in the table: the focus returns to its chart', async () => {
  const { container } = show(market.page, withReport(mostRead));
  await table('Most read');
  const bar = container.querySelector('[data-row="listing-4"]');
  if (!bar) throw new Error('The chart has no such bar');
  fireEvent.click(bar);
  const dialog = await screen.findByRole('dialog', { name: /^Most read: / });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Most read' })));
});

test('a withheld figure is called so, is no 0, opens nothing, and is explained', async () => {
  expect(fewestMembers).toBe(5);
  show(market.page, withReport(mostRead));
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
  show(market.page, withReport(companies, overQuarters('hiring', [], [])));
  const region = await table('New companies by quarter');
  expect(within(region).getAllByRole('button')).toHaveLength(2);
  expect(screen.queryByText(/may also mean none/)).toBeNull();
  const empty = screen.getByRole('region', { name: 'Open jobs by quarter and type' });
  expect(empty.textContent).toContain('Nothing to show yet.');
  expect(within(empty).queryByRole('button')).toBeNull();
});

test('a browser that cannot draw the picture says so, and names the other way', async () => {
  // jsdom draws nothing.
  show(market.page, withReport(companies));
  fireEvent.click(await screen.findByRole('button', { name: 'Save as picture: New companies by quarter' }));
  await waitFor(() =>
    expect(useToasts.getState().current).toMatchObject({
      title: 'The picture could not be made',
      description: 'Save the table instead.',
    }),
  );
});
