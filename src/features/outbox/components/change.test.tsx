import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { deleteNote, type Note, updateNote } from '#contract/notes.ts';
import { platform } from '#src/platform/index.ts';
import { Change } from './change.tsx';

const at = '2026-11-20T09:00:00.000Z';
const note: Note = {
  id: 7,
  kind: 'company',
  itemId: 4,
  title: 'Tidewell',
  path: '/network/companies/4',
  text: 'As it is on the server',
  writer: null,
  list: null,
  attachments: [],
  version: 5,
  createdAt: at,
  editedAt: at,
};
const change: OutboxEntry = {
  key: 'b6f0a9f2-5f0e-4a7e-9f57-0d6a0a3f7a11',
  endpoint: updateNote.name,
  record: 'note/7',
  title: 'Change the note on Tidewell',
  page: '/network/notes',
  text: 'As I want it',
  form: { text: 'As I want it', version: 2 },
  answer: null,
  createdAt: at,
  state: 'refused',
  refusal: { by: 'server', status: 409, message: 'This note was changed elsewhere.', at },
};

const resendChange = vi.fn(async () => ({ entries: [], problem: null }));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Object.assign(platform, { app: { resendChange } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  resendChange.mockClear();
  Object.assign(platform, { app: null });
});

/** The change on the page of the outbox, with this answer of the server to who asks for the note. */
function show(entry: OutboxEntry, answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Change entry={entry} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a note that was changed elsewhere shows both versions, and mine goes over the one that was shown', async () => {
  show(change, () => Response.json(note));
  const row = await screen.findByRole('row', { name: /^Note/ });
  expect(row.textContent).toBe('NoteAs I want itAs it is on the server');
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine: Change the note on Tidewell' }));
  await expect.poll(() => resendChange.mock.calls).toEqual([[change.key, 5]]);
});

test('a note that is gone keeps its text here, and cannot be sent again', async () => {
  show(change, () => Response.json({ code: 'not_found', message: 'This note does not exist.' }, { status: 404 }));
  const row = await screen.findByRole('row', { name: /^Note/ });
  expect(row.textContent).toBe('NoteAs I want itDeleted');
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Take the server’s: Change the note on Tidewell']);
});

test('a deletion of a note that is gone says that the server has the same', async () => {
  const deletion = {
    ...change,
    endpoint: deleteNote.name,
    title: 'Delete the note on Tidewell',
    text: null,
    form: null,
  };
  show(deletion, () => Response.json({ code: 'not_found', message: 'This note does not exist.' }, { status: 404 }));
  expect(await screen.findByText('The server has the same.')).toBeDefined();
});
