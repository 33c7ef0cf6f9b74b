import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { MemberSummary } from '#contract/members.ts';
import { FeaturedRow } from './featured-row.tsx';

/** The row with a server that answers so. */
function show(answer: Response) {
  vi.stubGlobal('fetch', async () => answer);
  const router = createMemoryRouter([{ path: '*', Component: FeaturedRow }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const member: MemberSummary = {
  id: 7,
  name: 'Ines Okafor',
  title: 'Founder',
  organization: 'Tidewell',
  bio: '',
  focusAreas: [],
  memberSince: '2024-02-01T00:00:00.000Z',
  location: null,
  country: null,
  cityId: null,
  connectionCount: 0,
  ticket: null,
  avatarUrl: null,
};

test.each([
  ['nobody takes part', Response.json({ items: [] }), 'Nobody is featured at the moment.'],
  ['the server fails', new Response('', { status: 500 }), 'The featured members could not be loaded.'],
  ['members have their turn', Response.json({ items: [member] }), 'Ines Okafor'],
])('the row keeps its place while it loads, and where %s', async (_case, answer, shown) => {
  show(answer);
  const row = screen.getByRole('region', { name: 'Featured' });
  expect(row.getAttribute('aria-busy')).toBe('true');
  await screen.findByText(shown);
  expect(screen.getByRole('region', { name: 'Featured' })).toBe(row);
  expect(row.getAttribute('aria-busy')).toBe('false');
});

test('without a connection the row does not seem to load for ever', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  show(Response.json({ items: [member] }));
  expect(await screen.findByText('The featured members could not be loaded.')).toBeTruthy();
});
