import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import type { KeepResult, KeptCollection, KeptCollections, WantedCollection } from '#contract/desktop/collections.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import { platform } from '#src/platform/index.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { KeepOfflineButton } from './components/keep-offline-button.tsx';
import { KeptBadge, KeptMark } from './components/kept-mark.tsx';
import { followCollections } from './follow-collections.ts';

afterEach(() => {
  cleanup();
  useToasts.setState({ current: null });
  // Other tests of the same process are on the web.
  Object.assign(platform, { app: null });
});

const source = { kind: 'company', id: 7 } as const;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const collection: KeptCollection = {
  name: 'company/7',
  source,
  title: 'Salt & Iron',
  page: '/network/companies/7',
  progress: null,
  updatedAt: minutesAgo(5),
  problem: null,
  records: 12,
  isPartial: false,
  bytes: 34_567,
};
const nothing: KeptCollections = { collections: [], records: {}, bytes: 0, limit: 1_000_000 };
const withOne: KeptCollections = { ...nothing, collections: [collection], records: { 'company/7': minutesAgo(5) } };

interface Scene {
  kept?: KeptCollections;
  problem?: KeepResult['problem'];
  isSignedIn?: boolean;
}

/** The page in the desktop app, whose main process keeps what the scene says. */
function show(content: ReactNode, { kept = nothing, problem = null, isSignedIn = true }: Scene = {}) {
  let current = kept;
  const listeners: (() => void)[] = [];
  const app = {
    collections: vi.fn(async () => current),
    keepCollection: vi.fn(async (_wanted: WantedCollection) => {
      if (!problem) current = withOne;
      return { kept: current, problem };
    }),
    removeCollection: vi.fn(async (_name: string) => {
      current = nothing;
      return current;
    }),
    updateCollections: vi.fn(async (_name: string | null) => current),
    onCollectionsChanged: (listener: () => void) => listeners.push(listener),
    onUserChanged: () => () => {},
  };
  Object.assign(platform, { app });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, isSignedIn ? ({ id: 7 } as never) : null);
  followCollections(app as never, client);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        {content}
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    app,
    /** What the main process keeps from now on, as it tells the page. */
    becomes: (next: KeptCollections) => {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

function Place() {
  return <p>At {useLocation().pathname}</p>;
}

const button = <KeepOfflineButton source={source} title="Salt & Iron" page="/network/companies/7" />;
const keepSwitch = () => screen.getByRole('switch', { name: 'Keep offline' });
/** Shows the button, whose code comes late. */
async function showButton(options?: Parameters<typeof show>[1]) {
  const shown = show(button, options);
  await screen.findByRole('switch');
  return shown;
}
const toastTitle = () => useToasts.getState().current?.title;

test('the switch keeps a company, and ends that again', async () => {
  const { app } = await showButton();
  expect(keepSwitch().getAttribute('aria-checked')).toBe('false');
  fireEvent.click(keepSwitch());
  await waitFor(() => expect(toastTitle()).toBe('Kept offline from now on'));
  expect(keepSwitch().getAttribute('aria-checked')).toBe('true');
  expect(keepSwitch().title).toBe('Updated 5 minutes ago');
  expect(app.keepCollection.mock.calls).toEqual([[{ source, title: 'Salt & Iron', page: '/network/companies/7' }]]);

  fireEvent.click(keepSwitch());
  await waitFor(() => expect(keepSwitch().getAttribute('aria-checked')).toBe('false'));
  expect(app.removeCollection.mock.calls).toEqual([['company/7']]);
  expect(toastTitle()).toBe('No longer kept offline');
});

test('where there is no room, the switch stays off and says why', async () => {
  await showButton({ problem: 'too-many' });
  fireEvent.click(keepSwitch());
  await waitFor(() => expect(toastTitle()).toBe('This could not be kept offline'));
  expect(keepSwitch().getAttribute('aria-checked')).toBe('false');
  expect(useToasts.getState().current?.description).toContain('50 collections');
});

test('a visitor is sent to sign in', async () => {
  const { app } = await showButton({ isSignedIn: false });
  fireEvent.click(keepSwitch());
  expect(await screen.findByText('At /signin')).toBeTruthy();
  expect(app.keepCollection).not.toHaveBeenCalled();
});

test('the web shows neither switch nor marks', () => {
  const { app } = show(null, { kept: withOne });
  cleanup();
  Object.assign(platform, { app: null });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        {button}
        <KeptMark kind="company" id={7} />
        <KeptBadge kind="company" id={7} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(document.body.textContent).toBe('');
  expect(app.collections).not.toHaveBeenCalled();
});

test('a kept record is marked with its age, and no longer once its collection is gone', async () => {
  const { becomes } = show(
    <>
      <KeptMark kind="company" id={7} />
      <KeptMark kind="company" id={8} />
      <KeptMark kind="listing" id={7} />
    </>,
    { kept: withOne },
  );
  expect(await screen.findAllByText('Kept offline, 5 minutes ago')).toHaveLength(1);
  becomes(nothing);
  await waitFor(() => expect(screen.queryByText(/Kept offline/)).toBeNull());
});
