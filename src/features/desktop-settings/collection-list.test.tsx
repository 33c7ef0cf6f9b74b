import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import type { KeptCollection, KeptCollections } from '#contract/desktop/collections.ts';
import { useCollections } from '#src/features/kept-collections/index.ts';
import { platform } from '#src/platform/index.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { CollectionList } from './components/collection-list.tsx';

afterEach(() => {
  cleanup();
  useToasts.setState({ current: null });
  // Other tests of the same process are on the web.
  Object.assign(platform, { app: null });
});

const collection: KeptCollection = {
  name: 'company/7',
  source: { kind: 'company', id: 7 },
  title: 'Salt & Iron',
  page: '/network/companies/7',
  progress: null,
  updatedAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  problem: null,
  records: 12,
  isPartial: false,
  bytes: 34_567,
};
const nothing: KeptCollections = { collections: [], records: {}, bytes: 0, limit: 1_000_000 };
const withOne: KeptCollections = { ...nothing, collections: [collection] };

/** The part of the page in the desktop app, whose main process keeps one collection. */
function show(content: ReactNode) {
  const app = {
    collections: vi.fn(async () => withOne),
    removeCollection: vi.fn(async (_name: string) => nothing),
    updateCollections: vi.fn(async (_name: string | null) => withOne),
  };
  Object.assign(platform, { app });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { app };
}

const toastTitle = () => useToasts.getState().current?.title;
const row = () => within(screen.getByRole('listitem'));
const list = (changes: Partial<KeptCollection>) => <CollectionList collections={[{ ...collection, ...changes }]} />;

test.each<[string, Partial<KeptCollection>, string[]]>([
  ['up to date', {}, ['Company, 12 records, 33.8 kB', 'Updated 5 minutes ago']],
  ['one record', { records: 1 }, ['Company, 1 record, 33.8 kB']],
  ['more than is kept', { isPartial: true, records: 200 }, ['Company, the first 200 records, 33.8 kB']],
  ['not fetched yet', { updatedAt: null, records: 0, bytes: 0 }, ['Waiting to be fetched']],
  ['begun', { progress: { done: 0, known: 0 } }, ['Updating…']],
  ['under way', { progress: { done: 3, known: 40 } }, ['Updating: 3 of 40']],
  ['without the server', { problem: 'unreachable' }, ['The server could not be reached.', 'Updated 5 minutes ago']],
  ['gone', { problem: 'gone' }, ['This is no longer available on the server.', 'Checked 5 minutes ago']],
  ['too large', { problem: 'too-large' }, ['The space for what is kept offline is full']],
])('a collection that is %s says so', (_name, changes, sentences) => {
  show(list(changes));
  for (const sentence of sentences) expect(screen.getByRole('listitem').textContent).toContain(sentence);
});

test('the buttons of a collection name it', async () => {
  const { app } = show(list({}));
  fireEvent.click(row().getByRole('button', { name: 'Update now: Salt & Iron' }));
  await waitFor(() => expect(app.updateCollections.mock.calls).toEqual([['company/7']]));
  fireEvent.click(row().getByRole('button', { name: 'Remove: Salt & Iron' }));
  await waitFor(() => expect(app.removeCollection.mock.calls).toEqual([['company/7']]));
  expect(row().getByRole('link', { name: 'Salt & Iron' }).getAttribute('href')).toBe('/network/companies/7');
});

test('after a collection was removed, the focus is in the list', async () => {
  function Kept() {
    return <CollectionList collections={useCollections().data?.collections ?? []} />;
  }
  show(<Kept />);
  const remove = await screen.findByRole('button', { name: 'Remove: Salt & Iron' });
  remove.focus();
  fireEvent.click(remove);
  await screen.findByText(/Turn on “Keep offline”/);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What is kept offline' }));
  await waitFor(() => expect(toastTitle()).toBe('No longer kept offline'));
});

test('a collection that is being updated is not asked for twice', () => {
  const { app } = show(list({ progress: { done: 1, known: 2 } }));
  fireEvent.click(row().getByRole('button', { name: 'Update now: Salt & Iron' }));
  expect(app.updateCollections).not.toHaveBeenCalled();
  expect(row().getByRole('progressbar', { name: 'Update of Salt & Iron' }).getAttribute('value')).toBe('1');
});

test('without collections the list says how the first is made', () => {
  show(<CollectionList collections={[]} />);
  expect(screen.getByText(/Turn on “Keep offline”/)).toBeTruthy();
});
