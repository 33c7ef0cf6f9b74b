import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Attachment } from '#contract/attachments.ts';
import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { type Note, updateNote } from '#contract/notes.ts';
import { UploadRequest as Request } from '#src/app/testing/upload-request.ts';
import { NoteArticle } from '#src/features/notes/components/note-article.tsx';
import { outboxQuery } from '#src/features/outbox/entries.ts';
import { platform } from '#src/platform/index.ts';

const note: Note = {
  id: 7,
  kind: 'company',
  itemId: 4,
  title: 'Tidewell',
  path: '/network/companies/4',
  text: 'As it was',
  writer: null,
  list: null,
  attachments: [{ id: '0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11', name: 'Old deck.pdf', type: 'pdf', bytes: 34_000 }],
  version: 2,
  createdAt: '2026-11-20T09:00:00.000Z',
  editedAt: null,
};
const stored: Attachment & { waitsUntil: string } = {
  id: '1b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11',
  name: 'Term sheet.pdf',
  type: 'pdf',
  bytes: 5,
  waitsUntil: '2026-11-21T09:00:00.000Z',
};
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

/** jsdom has none. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The calls that are made with `fetch`, and what they answer. */
let calls: { path: string; init: RequestInit }[] = [];
let saved: () => Response = () => Response.json({ ...note, version: 3 });

beforeEach(() => {
  Request.all = [];
  calls = [];
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    if (path.startsWith('/api/lists')) return Response.json({ items: [] });
    if (path.startsWith('/api/notes/')) return saved();
    if (path.startsWith('/api/attachments/')) return Response.json({ isDeleted: true });
    return Response.json(member);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  Object.assign(platform, { app: null });
});

/** The form in which the note is changed. */
async function edit(waiting: OutboxEntry[] = []): Promise<HTMLElement> {
  const client = new QueryClient();
  client.setQueryData(outboxQuery.queryKey, waiting);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NoteArticle note={note} onDeleted={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Change ?the note, / }));
  return screen.findByRole('form', { name: 'Change the note' });
}

const aFile = (name = 'Term sheet.pdf', bytes = 'hello') => new File([bytes], name);
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Files to attach'), { target: { files } });
const rows = () => within(screen.getByRole('list', { name: 'Attached files' })).getAllByRole('listitem');
const last = () => {
  const request = Request.all.at(-1);
  if (!request) throw new Error('Nothing was uploaded');
  return request;
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
const sentNote = () => calls.find(({ init }) => init.method === 'PUT')?.init.body as string | undefined;

test('a note shows its files by name and size, each as a link that saves it', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NoteArticle note={note} onDeleted={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Old deck\.pdf.*PDF.*33 kB/ });
  expect(link.getAttribute('href')).toBe(`/api/attachments/${note.attachments[0]?.id}`);
  expect(link.download).toBe('Old deck.pdf');
});

test('a chosen file shows how far it is, then is attached in the order of the list; the note waits for it', async () => {
  await edit();
  choose(aFile());
  expect(last().url).toBe('/api/attachments?name=Term+sheet.pdf');
  last().progress(2, 5);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading Term sheet.pdf' });
  expect(bar.value).toBe(0.4);
  expect(screen.getByText('Uploading one file')).toBeTruthy();
  save();
  expect(sentNote()).toBeUndefined();
  await last().answer(201, stored);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Old deck.pdf33 kB', 'Term sheet.pdf5 bytes']);
  expect(screen.getByText('2 files are attached')).toBeTruthy();
  save();
  await expect.poll(sentNote).toBe(
    JSON.stringify({
      text: 'As it was',
      version: 2,
      listId: null,
      attachments: [note.attachments[0]?.id, stored.id],
    }),
  );
});

test('files are dropped and pasted; a table that is pasted stays text', async () => {
  const form = await edit();
  const dataTransfer = { types: ['Files'], files: [aFile('Dropped.pdf')] };
  fireEvent.dragEnter(form, { dataTransfer });
  expect(form.getAttribute('data-dropping')).toBe('true');
  fireEvent.drop(form, { dataTransfer });
  expect(form.getAttribute('data-dropping')).toBe('false');
  fireEvent.paste(form, { clipboardData: { types: ['Files'], files: [aFile('Pasted.png')] } });
  fireEvent.paste(form, { clipboardData: { types: ['text/plain', 'Files'], files: [aFile('Sheet.png')] } });
  expect(Request.all.map(({ url }) => url)).toEqual([
    '/api/attachments?name=Dropped.pdf',
    '/api/attachments?name=Pasted.png',
  ]);
});

describe('a file that is not taken', () => {
  test.each([
    [400, { code: 'invalid_input', message: 'No.', fields: { file: 'This file is empty.' } }, 'This file is empty.'],
    [413, { code: 'too_large', message: 'The request body is too large.' }, 'at most 20 MB'],
    [409, { code: 'conflict', message: 'Your files have reached 500 MB.' }, 'Your files have reached 500 MB.'],
    [503, { code: 'unavailable', message: 'Files cannot be stored at the moment.' }, 'cannot be stored'],
  ])('(%i) says why and keeps what was typed', async (status, body, sentence) => {
    await edit();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Change the note' });
    fireEvent.change(field, { target: { value: 'Typed' } });
    choose(aFile());
    await last().answer(status, body);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(field.value).toBe('Typed');
    // What is in the file does not change; what is around it may.
    const retry = screen.queryByRole('button', { name: /^Try again ?to upload Term sheet\.pdf$/ });
    expect(retry !== null).toBe(![400, 413].includes(status));
    if (!retry) return;
    fireEvent.click(retry);
    expect(screen.queryByRole('alert')).toBeNull();
    await last().answer(201, stored);
    expect(rows()).toHaveLength(2);
  });

  test('because the connection broke off says so, and the note can be saved without it', async () => {
    await edit();
    choose(aFile());
    await last().breakOff();
    expect(screen.getByRole('alert').textContent).toContain('check your connection');
    save();
    await expect.poll(sentNote).toBe(JSON.stringify({ text: 'As it was', version: 2, listId: null }));
  });

  test('without a server in the desktop app says that files need it', async () => {
    Object.assign(platform, { app: { outbox: async () => [] } });
    await edit();
    choose(aFile());
    await last().answer(503, { code: 'unavailable', message: 'The app could not reach its server.' });
    expect(screen.getByRole('alert').textContent).toBe(
      'Files need the server, which cannot be reached at the moment. What you typed is kept.',
    );
  });

  test('because it is empty, too large or one too many is not sent', async () => {
    await edit();
    const large = aFile('Large.pdf');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    choose(aFile('Empty.pdf', ''), large, ...Array.from({ length: 9 }, (_, index) => aFile(`${index}.pdf`)));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'This file is empty.',
      'Please choose a file of at most 20 MB.',
      'At most 10 files can be attached.',
      'At most 10 files can be attached.',
    ]);
    expect(Request.all).toHaveLength(7);
  });
});

test('a file on its way is stopped, one that is new is deleted on the server, one of the note stays until it is saved', async () => {
  await edit();
  choose(aFile());
  fireEvent.click(screen.getByRole('button', { name: 'Stop uploading Term sheet.pdf' }));
  expect(last().isAborted).toBe(true);
  choose(aFile());
  await last().answer(201, stored);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Term sheet.pdf' }));
  await expect
    .poll(() => calls.map(({ path, init }) => `${init.method} ${path}`))
    .toContain(`DELETE /api/attachments/${stored.id}`);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Old deck.pdf' }));
  save();
  await expect.poll(sentNote).toContain('"attachments":[]');
  expect(calls.filter(({ init }) => init.method === 'DELETE')).toHaveLength(1);
});

test('a refused note keeps its files, says which is gone, and the next visit has them again', async () => {
  saved = () =>
    Response.json(
      { code: 'invalid_input', message: 'No.', fields: { attachments: 'A file is no longer here.' } },
      { status: 400 },
    );
  await edit();
  choose(aFile());
  await last().answer(201, stored);
  save();
  expect((await screen.findByRole('alert')).textContent).toBe('A file is no longer here.');
  expect(rows()).toHaveLength(2);
  await expect.poll(() => JSON.stringify(localStorage)).toContain(stored.id);
  cleanup();
  saved = () => Response.json({ ...note, version: 3 });
  await edit();
  expect(rows().map(({ textContent }) => textContent)).toContain('Term sheet.pdf5 bytes');
});

test('a change that takes the place of one that waits keeps its files, also those that the page does not know', async () => {
  const entry: OutboxEntry = {
    key: 'b6f0a9f2-5f0e-4a7e-9f57-0d6a0a3f7a11',
    endpoint: updateNote.name,
    record: 'note/7',
    title: 'Change the note on Tidewell',
    page: '/network/notes',
    text: 'As it shall be',
    form: { text: 'As it shall be', version: 2, attachments: [stored.id] },
    answer: null,
    createdAt: note.createdAt,
    state: 'waiting',
    refusal: null,
  };
  Object.assign(platform, { app: { outbox: async () => [entry] } });
  await edit([entry]);
  // The change that waits has detached the old file.
  expect(screen.queryByText('Old deck.pdf')).toBeNull();
  save();
  await expect.poll(sentNote).toContain(`"attachments":["${stored.id}"]`);
});
