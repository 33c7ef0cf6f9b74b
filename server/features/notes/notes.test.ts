import { afterAll, beforeAll, expect, test } from 'vitest';

import { createNote, deleteNote, listNotes, noteBounds, updateNote } from '#contract/notes.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';

let app: TestApp;
let company: number;
beforeAll(async () => {
  app = await createTestApp();
  company = await aCompany(app.deps, { ownerId: (await app.aUser()).id, name: 'Ferrolane' });
});
afterAll(() => app[Symbol.asyncDispose]());

const write = async (client: TestClient, text: string, id = company) =>
  (await client.call(createNote, { body: { kind: 'company', id, text } })).body;
const textsOf = async (client: TestClient, query: object = { kind: 'company', id: String(company) }) =>
  (await client.call(listNotes, { query })).body.items.map(({ text }) => text);

test('a note is read by its member only, newest first, with the name of its record', async () => {
  const [member, other] = [await app.as('member'), await app.as('member')];
  await write(member, 'Met their founder in Oslo.');
  const note = await write(member, 'Sent the deck.\nAnswer by Friday.');
  expect(note).toMatchObject({
    kind: 'company',
    itemId: company,
    title: 'Ferrolane',
    path: `/network/companies/${company}`,
    text: 'Sent the deck.\nAnswer by Friday.',
    version: 1,
    createdAt: app.clock.now().toISOString(),
    editedAt: null,
  });
  expect(await textsOf(member)).toEqual([note.text, 'Met their founder in Oslo.']);
  expect(await textsOf(member, {})).toHaveLength(2);
  expect(await textsOf(member, { kind: 'listing' })).toEqual([]);
  expect(await textsOf(other)).toEqual([]);
});

test('pages continue without a gap', async () => {
  const member = await app.as('member');
  for (const text of ['1', '2', '3']) await write(member, text);
  const { body: page } = await member.call(listNotes, { query: { limit: '2' } });
  expect(page.count).toEqual({ value: 3, isCapped: false });
  const { body: rest } = await member.call(listNotes, { query: { limit: '2', cursor: page.nextCursor ?? '' } });
  expect([...page.items, ...rest.items].map(({ text }) => text)).toEqual(['3', '2', '1']);
  expect(rest.nextCursor).toBeNull();
});

test('a change names the edition it changes: of two people’s the second is refused', async () => {
  const member = await app.as('member');
  const { id, version } = await write(member, 'Likes the pilot.');
  app.clock.advance({ minutes: 1 });
  const change = (text: string) => ({ params: { id: String(id) }, body: { text, version } });
  const { body } = await member.call(updateNote, change('Likes the second pilot.'));
  expect(body).toMatchObject({ text: 'Likes the second pilot.', version: 2, editedAt: app.clock.now().toISOString() });
  expect((await member.refused(updateNote, change('Lost?'))).body.message).toContain('changed elsewhere');
  expect(await textsOf(member)).toEqual(['Likes the second pilot.']);
});

test('a deleted note is gone, also for the second click', async () => {
  const member = await app.as('member');
  const { id } = await write(member, 'Old.');
  await member.call(deleteNote, { params: { id: String(id) } });
  expect((await member.refused(deleteNote, { params: { id } })).status).toBe(404);
  expect(await textsOf(member)).toEqual([]);
});

test('a record that cannot be seen takes no note; notes on one that is gone stay, without its name', async () => {
  const member = await app.as('member');
  const refusal = await member.refused(createNote, { body: { kind: 'company', id: 987_654, text: 'A' } });
  expect(refusal.status).toBe(404);
  const gone = await app.aListing(await app.aUser());
  await member.call(createNote, { body: { kind: 'listing', id: gone, text: 'Asked for the terms.' } });
  await app.deps.database.write((trx) => trx.deleteFrom('listings').where('id', '=', gone).execute());
  const { body } = await member.call(listNotes, { query: { kind: 'listing' } });
  expect(body.items).toMatchObject([{ title: null, path: null, text: 'Asked for the terms.' }]);
});

test.each([
  [{ text: '' }, 'Please write the note'],
  [{ text: ' \n ' }, 'Please write the note'],
  [{ text: 'a'.repeat(noteBounds.text + 1) }, 'Please keep the note to 5000 characters'],
  [{ text: 'a\u0000b' }, 'Please use printable characters only'],
])('%j is not a note', async (input, sentence) => {
  const member = await app.as('member');
  const { body } = await member.refused(createNote, { body: { kind: 'company', id: company, ...input } });
  expect(body.fields).toEqual({ text: sentence });
});

test('a record takes so many notes of a member and no more, also at once', async () => {
  const user = await app.aUser();
  const created_at = app.clock.now().toISOString();
  await app.deps.database.write((trx) =>
    trx
      .insertInto('notes')
      .values(
        Array.from({ length: noteBounds.perRecord - 1 }, () => ({
          user_id: user.id,
          kind: 'company' as const,
          item_id: company,
          text: 'A',
          created_at,
        })),
      )
      .execute(),
  );
  const member = await app.signedIn(user);
  const body = { kind: 'company', id: company, text: 'One more' };
  const answers = await Promise.all([1, 2, 3].map(() => member.send(createNote, { body })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});
