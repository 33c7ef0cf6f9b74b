import { expect, test } from 'vitest';
import { z } from 'zod';

import { minute } from '#contract/kit/durations.ts';
import { deleteNote, type Note, updateNote } from '#contract/notes.ts';
import { sendJson } from '#electron/testing/fake-server.ts';
import { aChange, anOutbox, aSender } from '#electron/testing/outbox.ts';

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
  version: 3,
  createdAt: '2026-01-01T12:00:00.000Z',
  editedAt: null,
};
const aText = (text: string) => aChange(updateNote, { id: 7 }, { text, version: 3 });
const aDeletion = () => aChange(deleteNote, { id: 7 });

const sent = z.object({ text: z.string(), version: z.number() });

/** A server with one note, which it may lose. */
async function start() {
  const server = { note: note as Note | null };
  const box = await aSender(({ method }, response) => {
    if (!server.note) return sendJson(response, { code: 'not_found', message: 'There is no such note' }, 404);
    if (method === 'DELETE') {
      server.note = null;
      return sendJson(response, { isDeleted: true });
    }
    const { text, version } = sent.parse(JSON.parse(box.server.seen.at(-1)?.body ?? ''));
    if (version !== server.note.version) {
      return sendJson(response, { code: 'conflict', message: 'This note was changed elsewhere.' }, 409);
    }
    server.note = { ...server.note, text, version: version + 1 };
    return sendJson(response, server.note);
  });
  const again = () => {
    box.pass(10 * minute);
    return box.flush();
  };
  return { notes: server, ...box, again };
}

test('of several changes of a note the newest text counts', async () => {
  const { notes, add, again, outbox, owner } = await start();
  for (const text of ['one', 'two', 'three']) add(aText(text));
  expect(outbox.shown(owner).map((entry) => entry.text)).toEqual(['one', 'three']);
  await again();
  expect(notes.note).toMatchObject({ text: 'three', version: 5 });
  expect(outbox.of(owner)).toEqual([]);
});

test('a deletion stands behind a change, and is sent as it is', async () => {
  const { notes, add, again, outbox, owner, file, server } = await start();
  add(aText('one'));
  add(aDeletion());
  // Twice is once.
  add(aDeletion());
  expect(anOutbox({ file }).outbox.shown(owner)).toMatchObject([
    { endpoint: updateNote.name, record: 'note/7', text: 'one' },
    { endpoint: deleteNote.name, record: 'note/7', text: null, form: null },
  ]);
  await again();
  expect(server.seen.map(({ method, url, body }) => [method, url, body !== ''])).toEqual([
    ['PUT', '/api/notes/7', true],
    ['DELETE', '/api/notes/7', false],
  ]);
  expect([notes.note, outbox.of(owner)]).toEqual([null, []]);
});

test('a change that meets another version waits for its writer, and a deletion behind it is not about that version', async () => {
  const { notes, add, again, outbox, owner } = await start();
  notes.note = { ...note, text: 'elsewhere', version: 4 };
  const key = add(aText('mine')) ?? '';
  const deletion = add(aDeletion()) ?? '';
  await again();
  expect(outbox.shown(owner)).toMatchObject([
    { key, state: 'refused', text: 'mine' },
    { key: deletion, state: 'waiting', refusal: null },
  ]);
  expect(notes.note).toMatchObject({ text: 'elsewhere' });
  outbox.remove(owner, deletion);
  outbox.release(owner, key, () => false, 4);
  await again();
  expect([notes.note?.text, outbox.of(owner)]).toEqual(['mine', []]);
});

test('a change of a note that was deleted elsewhere stays with its text, and makes no other note', async () => {
  const { notes, add, again, outbox, owner, server } = await start();
  notes.note = null;
  const key = add(aText('mine')) ?? '';
  await again();
  outbox.release(owner, key, () => false, null);
  await again();
  expect(outbox.shown(owner)).toMatchObject([{ state: 'refused', text: 'mine', refusal: { status: 404 } }]);
  expect(server.seen.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
});

test('the deletion of a note that was deleted elsewhere needs nobody', async () => {
  const { notes, add, again, outbox, owner, server } = await start();
  notes.note = null;
  add(aDeletion());
  await again();
  expect(outbox.shown(owner)).toEqual([]);
  expect(server.seen.map(({ method }) => method)).toEqual(['DELETE']);
});
