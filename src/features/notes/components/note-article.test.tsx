import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Note } from '#contract/notes.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { NoteArticle } from './note-article.tsx';

// What comes on the screen is tested, not how soon on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const note: Note = {
  id: 7,
  kind: 'company',
  itemId: 4,
  title: 'Tidewell',
  path: '/network/companies/4',
  text: 'As it was',
  version: 2,
  createdAt: '2026-11-20T09:00:00.000Z',
  editedAt: null,
};

/** jsdom has none. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  useToasts.setState({ current: null });
});

/** The note in its editor, with a server that gives this answer to the next call. */
async function edit(answer: () => Response) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  const onDeleted = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NoteArticle note={note} onDeleted={onDeleted} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /the note, / }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Change the note' });
  return { field, fetched, onDeleted };
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));

test('a note that was changed elsewhere says so, and what was typed stays, also for the next visit', async () => {
  const message = 'This note was changed elsewhere.';
  const { field, fetched } = await edit(() => Response.json({ code: 'conflict', message }, { status: 409 }));
  fireEvent.change(field, { target: { value: 'As I want it' } });
  save();
  await expect
    .poll(() => useToasts.getState().current)
    .toMatchObject({ title: 'The note was not saved', description: message });
  expect(fetched.mock.calls[0]?.[1].body).toBe(JSON.stringify({ text: 'As I want it', version: 2 }));
  expect(field.value).toBe('As I want it');
  await expect.poll(() => JSON.stringify(localStorage)).toContain('As I want it');
});

test('an empty note says what is missing and is not sent', async () => {
  const { field, fetched } = await edit(() => new Response('', { status: 500 }));
  fireEvent.change(field, { target: { value: '  ' } });
  save();
  expect((await screen.findByRole('alert')).textContent).toBe('Please write the note');
  expect(fetched).not.toHaveBeenCalled();
});

test('a saved note takes the focus; a cancelled change leaves no draft', async () => {
  const { field } = await edit(() => Response.json({ ...note, text: 'As I want it', version: 3 }));
  fireEvent.change(field, { target: { value: 'As I want it' } });
  save();
  await screen.findByText('As it was');
  expect(document.activeElement).toBe(screen.getByRole('article'));
  fireEvent.click(screen.getByRole('button', { name: /the note, / }));
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Change the note' });
  fireEvent.change(again, { target: { value: 'Never mind' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('As it was');
  expect(JSON.stringify(localStorage)).not.toContain('Never mind');
});
