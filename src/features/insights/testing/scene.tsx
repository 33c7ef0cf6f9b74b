import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { type Chart, getInsights } from '#contract/insights.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import { MarketPanel } from '../components/market-panel.tsx';
import { MarketsPage } from '../pages/markets-page.tsx';
import { ReportPage } from '../pages/report-page.tsx';
import { reportOf } from './reports.ts';

/** Answers by path; what is not named is missing. They are read at each call, so that a test can change them. */
export type Answers = Record<string, () => Response>;

/** The market of the tests: its page, and the call of its report. */
const params = { by: 'sector', id: 'energy-storage' };
export const market = { page: pathTo(paths.insightMarket, params), call: fillPath(getInsights.path, params) };

/** The report of the market with these charts. */
export const withReport = (...charts: Chart[]): Answers => ({
  [market.call]: () => Response.json(reportOf(...charts)),
});

/** The table of a chart, once it is shown. */
export const table = (name: string) => screen.findByRole('region', { name: `Table: ${name}` });

const user: CurrentUser = {
  id: 3,
  username: 'ines',
  email: 'ines@test.example',
  isEmailConfirmed: true,
  fullName: null,
  organization: null,
  role: 'member',
  membershipTier: 'professional',
};

/** The pages of insights at an address, with a server that answers as the contract says. `/panel` has only a panel. */
export function show(at: string, answers: Answers, tier: CurrentUser['membershipTier'] = 'professional') {
  const fetched = vi.fn(
    async (path: string) => answers[path]?.() ?? refusal(404, 'not_found', 'There is no such market'),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('ResizeObserver', Observer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const caller: CurrentUser = { ...user, membershipTier: tier };
  client.setQueryData(currentUserQuery.queryKey, () => caller);
  const router = createMemoryRouter(
    [
      { path: paths.insights, Component: MarketsPage },
      { path: paths.insightMarket, Component: ReportPage },
      { path: '/panel', element: <MarketPanel kind="company" id="4" /> },
    ],
    { initialEntries: [at] },
  );
  const { container } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { container, client, asked: () => fetched.mock.calls.map(([path]) => path) };
}

export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

/** jsdom has none. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
