import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { usePageTitleStore } from '#src/stores/page-title.ts';
import { noteUnsaved, setUnsavedElsewhere } from '#src/stores/unsaved.ts';
import { useSafeSignOut } from './use-safe-sign-out.tsx';

const fetched = vi.fn();
beforeEach(() => {
  fetched.mockImplementation(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

function SignOut() {
  const { signOut, question } = useSafeSignOut();
  return (
    <>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
      {question}
    </>
  );
}

async function press() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignOut />
    </QueryClientProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
}

afterEach(() => {
  cleanup();
  setUnsavedElsewhere([]);
});

test('pages with entries that are not saved are named before a sign-out, which then waits', {
  timeout: 30_000,
}, async () => {
  const forget = noteUnsaved();
  usePageTitleStore.setState({ title: 'New article' });
  setUnsavedElsewhere(['Edit event']);
  await press();
  forget();
  const question = await screen.findByRole('dialog', { name: 'Sign out without saving?' }, { timeout: 20_000 });
  expect(question.textContent).toContain('what you typed into “New article”, “Edit event” is lost');
  expect(fetched).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' })));
  expect(fetched).not.toHaveBeenCalled();
});

test('with nothing to lose the sign-out happens at once', async () => {
  await press();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});
