import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { paths } from '#contract/kit/paths.ts';
import { queuedHeader } from '#contract/kit/queue.ts';
import { deleteNote, type Note, updateNote } from '#contract/notes.ts';
import { outboxQuery } from '#src/features/outbox/entries.ts';
import { type DesktopApp, platform } from '#src/platform/index.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { NoteArticle } from './note-article.tsx';

const note: Note = {
  id: 7,
  kind: 'company',
  itemId: 4,
  title: 'Tidewell',
  path: '/network/companies/4',
  text: 'As it was',
  writer: null,
  list: null,
  attachments: [],
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
  const { value } = await screen.findByRole<HTMLOptionElement>('option', { name: 'Everybody on “Storage”' });
  fireEvent.change(choice, { target: { value } });
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

describe('in the desktop app', () => {
  const entry: OutboxEntry = {
    key: 'b6f0a9f2-5f0e-4a7e-9f57-0d6a0a3f7a11',
    endpoint: updateNote.name,
    record: 'note/7',
    title: 'Change the note on Tidewell',
    page: '/network/notes',
    text: 'As it shall be',
    form: { text: 'As it shall be', version: 2 },
    answer: null,
    createdAt: note.createdAt,
    state: 'waiting',
    refusal: null,
  };
  const deletion = { ...entry, endpoint: deleteNote.name, text: null, form: null };

  afterEach(() => void Object.assign(platform, { app: null }));

  /** The note while these changes wait in the outbox. */
  async function waitFor(entries: OutboxEntry[]) {
    const discardChange = vi.fn(async () => ({ entries: [], problem: null }));
    const app: Pick<DesktopApp, 'outbox' | 'discardChange'> = { outbox: async () => entries, discardChange };
    Object.assign(platform, { app });
    vi.stubGlobal('fetch', async (path: string) => server(path));
    const client = new QueryClient();
    client.setQueryData(outboxQuery.queryKey, entries);
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <NoteArticle note={note} onDeleted={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    return discardChange;
  }
  const article = () => screen.getByRole('article').textContent;

  test('shows the text that waits, and changes that one', async () => {
    await waitFor([entry]);
    expect(article()).toContain('As it shall be');
    expect(article()).toContain('Change:  Waiting to be sent');
    fireEvent.click(screen.getByRole('button', { name: /the note, / }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Change the note' });
    expect(field.value).toBe('As it shall be');
  });

  test('says why a change was refused, and leads to both versions', async () => {
    const message = 'This note was changed elsewhere.';
    await waitFor([
      { ...entry, state: 'refused', refusal: { by: 'server', status: 409, message, at: note.createdAt } },
    ]);
    expect(article()).toContain(message);
    expect(screen.getByRole('link', { name: 'Open the outbox' }).getAttribute('href')).toBe(paths.outbox);
  });

  test('a deletion that waits can be taken back', async () => {
    const discardChange = await waitFor([deletion]);
    expect(article()).toContain('Deletion:  Waiting to be sent');
    expect(screen.queryByRole('button', { name: /Change/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Keep ?the note, / }));
    await expect.poll(() => discardChange.mock.calls).toEqual([[deletion.key]]);
  });

  test('who deletes a note offline deletes the change that waits, too', async () => {
    const discardChange = await waitFor([entry, { ...deletion, key: 'c6f0a9f2-5f0e-4a7e-9f57-0d6a0a3f7a11' }]);
    cleanup();
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/notes/7'
        ? Response.json(null, { status: 202, headers: { [queuedHeader]: deletion.key } })
        : server(path),
    );
    const onDeleted = vi.fn();
    render(
      <QueryClientProvider client={new QueryClient()}>
        <NoteArticle note={note} onDeleted={onDeleted} />
      </QueryClientProvider>,
    );
    // The outbox is read anew: this page knows nothing that waits.
    Object.assign(platform, { app: { outbox: async () => [entry], discardChange } });
    fireEvent.click(screen.getByRole('button', { name: /the note, / }));
    fireEvent.click(await screen.findByRole('button', { name: /^Delete the note, / }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect.poll(() => discardChange.mock.calls).toEqual([[entry.key]]);
    expect(onDeleted).not.toHaveBeenCalled();
  });
});
