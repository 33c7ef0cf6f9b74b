import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import type { Change } from '#contract/changes.ts';
import { FollowingPage } from './following-page.tsx';

let lastId = 0;
const change = (overrides: Partial<Change>): Change => {
  lastId += 1;
  return {
    id: lastId,
    kind: 'company',
    recordId: 5,
    title: 'Brinewell',
    path: '/network/companies/5',
    subject: null,
    field: 'Valuation',
    isList: false,
    old: null,
    new: '$50M',
    by: { role: 'owner', member: null },
    changedAt: '2026-05-04T10:00:00.000Z',
    ...overrides,
  };
};

/** The page with a server that gives this answer to the feed. */
function show(...answers: (() => Response)[]) {
  const fetched = vi.fn(async (path: string) => {
    if (path.startsWith('/api/changes'))
      return ((answers.length > 1 ? answers.shift() : answers[0]) as () => Response)();
    return Response.json({ code: 'unauthenticated', message: 'Please sign in to do this.' }, { status: 401 });
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const router = createMemoryRouter([{ path: '*', Component: FollowingPage }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const feed = (items: Change[]) => () =>
  Response.json({ items, nextCursor: null, count: { value: items.length, isCapped: false } });

test('what was saved together stands together, under the name of its record', async () => {
  show(
    feed([
      change({ field: 'Team', new: 'Ada Lovelace, CTO', changedAt: '2026-05-05T10:00:00.000Z' }),
      change({ old: '$50M', new: '$60M' }),
      change({ field: 'Revenue', old: '$1M', new: null }),
      change({ recordId: 6, title: 'Tidewater', path: '/network/companies/6' }),
      change({ recordId: 6, title: 'Tidewater', path: '/network/companies/6', by: { role: 'team', member: null } }),
    ]),
  );
  const edits = await screen.findAllByRole('listitem');
  expect(edits.map((edit) => within(edit).getByRole('heading').textContent)).toEqual([
    'Brinewell',
    'Brinewell',
    'Tidewater',
    'Tidewater',
  ]);
  expect(edits[0]?.textContent).toContain('TeamAdded: Ada Lovelace, CTO');
  expect(edits[1]?.textContent).toContain('RevenueRemoved: $1MValuationBefore: $50M → Now: $60M');
  expect(edits.map((edit) => /by the (owner|team)/.exec(edit.textContent)?.[1])).toEqual([
    'owner',
    'owner',
    'owner',
    'team',
  ]);
});

test('long texts stand below one another; a difference further down is said', async () => {
  const [old, now] = ['Salt. '.repeat(20).trim(), 'Brine. '.repeat(20).trim()];
  show(feed([change({ field: 'Mission', old, new: now }), change({ field: 'About', old: null, new: null })]));
  const edit = await screen.findByRole('listitem');
  expect(within(edit).queryByText('→')).toBeNull();
  expect(edit.textContent).toContain(`AboutThe text is different further down.MissionBefore: ${old}Now: ${now}`);
});

test('a list says which entries went and which came', async () => {
  show(feed([change({ field: 'Tags', isList: true, old: 'salt', new: 'heat\ncold' })]));
  expect((await screen.findByRole('listitem')).textContent).toContain('TagsRemoved: saltAdded:\nheat\ncold');
});

test('text is shown as text, also where it looks like markup', async () => {
  show(feed([change({ old: '<b>2M</b>', new: '<img src=x onerror=alert(1)>' })]));
  const edit = await screen.findByRole('listitem');
  expect(edit.textContent).toContain('Before: <b>2M</b> → Now: <img src=x onerror=alert(1)>');
  expect(edit.querySelector('img, b')).toBeNull();
});

test('what is new in a focus area links to its page, and nobody is said to have changed it', async () => {
  show(
    feed(
      ['Brinewell', 'Tidewater'].map((title, index) =>
        change({
          kind: 'focus-area',
          recordId: 2,
          title: 'Energy Storage',
          path: '/focus/energy-storage',
          field: 'New company',
          new: null,
          subject: { kind: 'company', id: index + 5, title, path: `/network/companies/${index + 5}` },
          by: null,
        }),
      ),
    ),
  );
  const news = await screen.findAllByRole('listitem');
  expect(news.map((one) => /focus area, new (?!.* by ).*$/.exec(one.textContent)?.[0])).toEqual([
    expect.stringMatching(/New company: Brinewell$/),
    expect.stringMatching(/New company: Tidewater$/),
  ]);
  expect(screen.getByRole('link', { name: 'Tidewater' }).getAttribute('href')).toBe('/network/companies/6');
});

test('admins read the name of whoever made a change', async () => {
  show(feed([change({ by: { role: 'owner', member: { id: 7, name: 'Ada Ångström', hasProfile: true } } })]));
  expect((await screen.findByText(/by the owner \(Ada Ångström\)/)).textContent).toContain('company, changed');
});

test('an empty feed says how to begin; a failed one is asked again', async () => {
  show(() => Response.json({ code: 'internal', message: 'No.' }, { status: 500 }), feed([]));
  fireEvent.click(await screen.findByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('heading', { name: 'No changes yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse companies' }).getAttribute('href')).toBe('/network/companies');
});
