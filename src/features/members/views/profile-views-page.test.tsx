import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import type { MemberSummary } from '#contract/members.ts';
import type { ProfileViews } from '#contract/members-views.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { ProfileViewsPage } from './profile-views-page.tsx';

afterEach(() => {
  cleanup();
  useToasts.setState({ current: null });
});

const ada: MemberSummary = {
  id: 7,
  name: 'Ada Ångström',
  title: 'Engineer',
  organization: null,
  bio: '',
  focusAreas: [],
  memberSince: '2026-01-01T00:00:00.000Z',
  location: null,
  country: null,
  cityId: null,
  connectionCount: 0,
  ticket: null,
  avatarUrl: null,
};
const none: ProfileViews = {
  items: [],
  nextCursor: null,
  count: { value: 0, isCapped: false },
  recent: { value: 0, isCapped: false },
  isLimited: false,
  isShared: true,
};

/** The page with a server that gives these answers to the list, the last one again and again. */
function show(...answers: (() => Response)[]) {
  const fetched = vi.fn(async (path: string, { method = 'GET', body }: RequestInit) => {
    if (path === '/api/profile/views') return ((answers.length > 1 ? answers.shift() : answers[0]) as () => Response)();
    if (path === '/api/profile/view-sharing' && method === 'PUT') return new Response(body);
    return Response.json({ code: 'unauthenticated', message: 'Please sign in to do this.' }, { status: 401 });
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const router = createMemoryRouter([{ path: '*', Component: ProfileViewsPage }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { sent: () => fetched.mock.calls.flatMap(([, init]) => (init.method === 'PUT' ? [init.body] : [])) };
}

const answer = (views: Partial<ProfileViews>) => () => Response.json({ ...none, ...views });

test('named members can be written to; of the others there is a number', async () => {
  show(
    answer({
      items: [
        { by: 'member', day: '2026-05-04', member: ada },
        { by: 'private', day: '2026-05-04', visits: 1 },
        { by: 'private', day: '2026-05-03', visits: 1200 },
      ],
      count: { value: 3, isCapped: false },
      recent: { value: 1000, isCapped: true },
    }),
  );
  expect((await screen.findByRole('link', { name: 'Ada Ångström' })).getAttribute('href')).toBe('/network/profile/7');
  expect(screen.getByRole('link', { name: /^Message ?Ada Ångström$/ }).getAttribute('href')).toBe(
    '/network/messages?to=7',
  );
  expect(screen.getByText('A member who keeps their visits private')).toBeDefined();
  expect(screen.getByText('1,200 members who keep their visits private')).toBeDefined();
  expect(screen.getAllByText('May 4, 2026')).toHaveLength(2);
  expect(screen.getByText(/views by members in the last 30 days/).textContent).toMatch(/^1,?000\+ views/);
});

test('who keeps their visits private is told why there are no names, and can share them', async () => {
  const { sent } = show(answer({ isShared: false }), answer({}));
  fireEvent.click(await screen.findByRole('button', { name: 'Share my visits' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Share my visits' })).toBeNull());
  expect(sent()).toEqual(['{"isShared":true}']);
  expect(screen.getByRole('heading', { name: 'Nobody has viewed your profile yet' })).toBeDefined();
});

test('the Free plan has the count, and says what the plan adds', async () => {
  show(answer({ isLimited: true, recent: { value: 1, isCapped: false } }));
  expect(await screen.findByRole('region', { name: 'The names are part of the Professional plan' })).toBeDefined();
  expect(screen.getByText(/by members in the last 30 days/).textContent).toMatch(/^1 view by/);
  expect(screen.queryByRole('heading', { name: 'Nobody has viewed your profile yet' })).toBeNull();
});

test('a failure can be tried again', async () => {
  show(() => new Response('', { status: 500 }), answer({}));
  expect(await screen.findByRole('heading', { name: 'The views could not be loaded' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nobody has viewed your profile yet' })).toBeDefined();
});
