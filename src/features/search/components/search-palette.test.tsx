import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { queryClient } from '#src/lib/query-client.ts';
import { forgetRecent } from '../recent.ts';
import { SearchPalette } from './search-palette.tsx';

beforeEach(() => {
  queryClient.clear();
  forgetRecent();
  // jsdom has no dialogs and scrolls nothing.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
const thornton = { id: 1, title: 'Jack Thornton', detail: 'Analyst', path: '/network/profile/1' };

/** The palette with a server that answers each search with these members, or with an error. */
function open(hits: object[] | null) {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/search') && hits
      ? Response.json({ groups: hits.length > 0 ? [{ kind: 'member', hits }] : [] })
      : new Response('', { status: 500 }),
  );
  const onClose = vi.fn();
  const router = createMemoryRouter([{ path: '*', element: <SearchPalette isMember={false} onClose={onClose} /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { onClose, at: () => router.state.location.pathname };
}

const box = () => screen.getByLabelText<HTMLInputElement>('Search everything');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option');
const chosen = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('one result is counted as one, chosen and opened by Enter, and offered again the next time', async () => {
  const first = open([thornton]);
  type('thornton');
  await screen.findByText('Jack Thornton');
  expect(screen.getByRole('status').textContent).toBe('1 result');
  expect(chosen()).toBe('Jack ThorntonAnalyst');
  press('Enter');
  expect([first.at(), first.onClose.mock.calls.length]).toEqual(['/network/profile/1', 1]);
  cleanup();
  open([thornton]);
  expect(group('Recent').map(({ textContent }) => textContent)).toEqual(['Jack ThorntonAnalyst']);
  press('ArrowDown');
  expect(chosen()).not.toBe('Jack ThorntonAnalyst');
  press('ArrowUp');
  expect(chosen()).toBe('Jack ThorntonAnalyst');
});

test('pages are found by name, an empty result says so, and Escape first clears the box', async () => {
  const { onClose } = open([]);
  type('member');
  expect((await screen.findByRole('group', { name: 'Pages' })).textContent).toContain('Membership Plans');
  expect(group('Pages')[0]?.textContent).toContain('Membership Plans');
  press('Escape');
  expect([box().value, onClose.mock.calls.length]).toEqual(['', 0]);
  type('qqqq');
  await screen.findByText('Nothing found for "qqqq".');
});

test('pages can still be opened when the server fails', async () => {
  const { at } = open(null);
  type('contact');
  await screen.findByText('The server did not answer. You can still open pages.');
  fireEvent.click(screen.getByRole('option', { name: /^Contact/ }));
  expect(at()).toBe('/contact');
});
