import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { FeaturedRow } from './featured-row.tsx';

configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

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

test.each([
  ['nobody takes part', Response.json({ items: [] })],
  ['the server fails', new Response('', { status: 500 })],
])('keeps its place while it loads, and is gone where %s', async (_case, answer) => {
  show(answer);
  expect(screen.getByRole('region', { name: 'Featured' }).getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
