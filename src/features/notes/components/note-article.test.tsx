import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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
  writer: null,
  list: null,
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

const lists = [
  { id: 3, name: 'Storage', access: 'owner', owner: null },
  { id: 4, name: 'Only to look at', access: 'view', owner: { id: 9, name: 'Ann', hasProfile: true } },
].map((list) => ({ ...list, version: 1, people: 0, items: 0, updatedAt: note.createdAt }));
const member = {
  id: 7,
  username: 'ines',
  email: 'ines@example.com',
  isEmailConfirmed: true,
  fullName: 'Ines Okafor',
  organization: null,
  role: 'member',
  membershipTier: 'free',
};

/** The calls that are not about notes. */
function server(path: string): Response {
  if (path.startsWith('/api/lists')) return Response.json({ items: lists });
  return Response.json(member);
}

/** The note in its editor, with a server that gives this answer to the next call. */
async function edit(answer: () => Response) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    path.startsWith('/api/notes/') ? fetched(path, init) : server(path),
  );
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
  expect(fetched.mock.calls[0]?.[1].body).toBe(JSON.stringify({ text: 'As I want it', version: 2, listId: null }));
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

test('its writer shares it with a list that may be written on; others see who wrote it and change nothing', async () => {
  const { fetched } = await edit(() => Response.json({ ...note, version: 3 }));
  const choice = await screen.findByRole('combobox', { name: 'Who can read it' });
  fireEvent.mouseDown(choice);
  fireEvent.click(await screen.findByText('Everybody on “Storage”'));
  expect(screen.queryByText('Everybody on “Only to look at”')).toBeNull();
  save();
  await expect.poll(() => fetched.mock.calls[0]?.[1].body).toContain('"listId":3');
  cleanup();
  const theirs = {
    ...note,
    writer: { id: 9, name: 'Ann Berg', hasProfile: false },
    list: { id: 3, name: 'Storage' },
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NoteArticle note={theirs} onDeleted={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('article', { name: /^Note by Ann Berg, / }).textContent).toContain('on the list “Storage”');
  expect(screen.queryByRole('button')).toBeNull();
});
