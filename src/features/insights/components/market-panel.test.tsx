import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { market as sector } from '../testing/reports.ts';
import { market, show } from '../testing/scene.tsx';

test('a panel shows the market of a record, each figure with its chart; without the plan nothing is asked', async () => {
  const panel = {
    market: sector,
    figures: [{ label: 'New companies this quarter', value: 1200, chart: 'new-companies' }],
  };
  const answers = { '/api/insights/of/company/4': () => Response.json({ panel }) };
  show('/panel', answers);
  const region = await screen.findByRole('region', { name: 'Market in figures: Energy Storage' });
  const figure = within(region).getByRole('link', { name: '1,200: chart “New companies by quarter”' });
  expect(figure.getAttribute('href')).toBe(`${market.page}#new-companies`);
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
