import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { blockMember } from '#contract/connections-blocks.ts';
import { addToList, createList, deleteList, type ListAccess, shareList, unshareList } from '#contract/lists.ts';
import { createNote, deleteNote, listNotes, updateNote } from '#contract/notes.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { aMember } from '#server/testing/factories.ts';
import { connect } from '#server/testing/message-factory.ts';

type Member = Awaited<ReturnType<typeof aMember>>;

let app: TestApp;
let company: number;
let [owner, other]: [Member, Member] = [null as never, null as never];
let [mine, theirs]: [TestClient, TestClient] = [null as never, null as never];
let listId: number;

beforeAll(async () => {
  app = await createTestApp();
  company = await aCompany(app.deps, { ownerId: (await app.aUser()).id, name: 'Ferrolane' });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  [owner, other] = [await aMember(app.deps), await aMember(app.deps)];
  [mine, theirs] = [await app.signedIn(owner), await app.signedIn(other)];
  await connect(app.deps, owner, other);
  listId = (await mine.call(createList, { body: { name: 'Storage to meet' } })).body.id;
});

const params = () => ({ id: String(listId), memberId: String(other.id) });
const share = (access: ListAccess) => mine.call(shareList, { params: params(), body: { access } });
const onCompany = () => ({ kind: 'company' as const, id: company });
const write = async (client: TestClient, text: string) =>
  (await client.call(createNote, { body: { ...onCompany(), text, listId } })).body;
const read = async (client: TestClient, query: object = { ...onCompany(), id: String(company) }) =>
  (await client.call(listNotes, { query })).body;
const textsOf = async (client: TestClient, query?: object) => (await read(client, query)).items.map(({ text }) => text);

test('the people of a list read its notes with their writers, beside what they wrote for themselves', async () => {
  await share('comment');
  await write(mine, 'Ask for the pilot data.');
  await mine.call(createNote, { body: { ...onCompany(), text: 'Only for me' } });
  const note = await write(theirs, 'They answered.');
  expect(note).toMatchObject({ writer: null, list: { id: listId, name: 'Storage to meet' } });
  const { items, count } = await read(theirs);
  expect(items).toMatchObject([
    { text: 'They answered.', writer: null },
    { text: 'Ask for the pilot data.', writer: { id: owner.id }, list: { id: listId } },
  ]);
  expect(count.value).toBe(2);
  expect(await textsOf(mine, { list: String(listId) })).toEqual(['They answered.', 'Ask for the pilot data.']);
  // Without a record or a list the notes are the member's own.
  expect(await textsOf(theirs, {})).toEqual(['They answered.']);
});

test('who may view reads and writes nothing; who may comment does not change the records', async () => {
  await share('view');
  await write(mine, 'Ask for the pilot data.');
  expect(await textsOf(theirs)).toEqual(['Ask for the pilot data.']);
  const note = { body: { ...onCompany(), text: 'Me too', listId } };
  expect((await theirs.refused(createNote, note)).status).toBe(403);
  const { id } = (await theirs.call(createNote, { body: { ...onCompany(), text: 'For me' } })).body;
  const move = { params: { id }, body: { text: 'For all', version: 1, listId } };
  expect((await theirs.refused(updateNote, move)).status).toBe(403);
  await share('comment');
  expect((await theirs.call(updateNote, { params: { id: String(id) }, body: move.body })).body.list?.id).toBe(listId);
  const adding = { params: { listId: String(listId) }, body: onCompany() };
  expect((await theirs.refused(addToList, adding)).status).toBe(403);
});

test('a shared note is changed, made private and deleted by its writer only', async () => {
  await share('edit');
  const { id } = await write(mine, 'Ask for the pilot data.');
  const body = { text: 'Mine now', version: 1 };
  expect((await theirs.refused(updateNote, { params: { id }, body })).status).toBe(404);
  expect((await theirs.refused(deleteNote, { params: { id } })).status).toBe(404);
  const changed = await mine.call(updateNote, { params: { id: String(id) }, body: { text: 'Asked.', version: 1 } });
  expect(changed.body.list).toMatchObject({ id: listId });
  expect(await textsOf(theirs)).toEqual(['Asked.']);
  await mine.call(updateNote, { params: { id: String(id) }, body: { text: 'Asked.', version: 2, listId: null } });
  expect(await textsOf(theirs)).toEqual([]);
});

test.each(['leaves', 'is removed'])('who %s reads no more, and takes their own notes along', async (how) => {
  await share('edit');
  await write(mine, 'Ask for the pilot data.');
  await write(theirs, 'They answered.');
  await (how === 'leaves' ? theirs : mine).call(unshareList, { params: params() });
  expect(await read(theirs)).toMatchObject({ items: [{ text: 'They answered.', list: null }] });
  expect(await textsOf(mine)).toEqual(['Ask for the pilot data.']);
  expect((await theirs.refused(listNotes, { query: { list: String(listId) } })).status).toBe(404);
});

test('notes of somebody who left, or may only view, stay private when they may write again', async () => {
  await share('edit');
  const { id } = await write(theirs, 'They answered.');
  await theirs.call(unshareList, { params: params() });
  await share('comment');
  expect(await textsOf(mine)).toEqual([]);
  expect((await read(theirs)).items).toMatchObject([{ text: 'They answered.', list: null }]);
  await theirs.call(updateNote, {
    params: { id: String(id) },
    body: { text: 'They answered.', version: 1, listId },
  });
  expect(await textsOf(mine)).toEqual(['They answered.']);
  await share('view');
  await theirs.call(updateNote, { params: { id: String(id) }, body: { text: 'Only for me', version: 2 } });
  expect(await textsOf(mine)).toEqual([]);
  expect((await read(theirs)).items).toMatchObject([{ text: 'Only for me', list: null }]);
  await share('edit');
  expect(await textsOf(mine)).toEqual([]);
});

test('while the owner and somebody block each other, nobody reads the notes of the one who does not see the list', async () => {
  await share('comment');
  const third = await aMember(app.deps);
  await connect(app.deps, owner, third);
  const client = await app.signedIn(third);
  const shared = { params: { id: String(listId), memberId: String(third.id) }, body: { access: 'comment' as const } };
  await mine.call(shareList, shared);
  await write(theirs, 'They answered.');
  expect(await textsOf(client)).toEqual(['They answered.']);
  await mine.call(blockMember, { params: { id: String(other.id) } });
  expect((await read(theirs)).items).toMatchObject([{ text: 'They answered.', list: null }]);
  expect(await textsOf(client)).toEqual([]);
});

test('two people of a list of whom one blocks the other do not read each other', async () => {
  await share('comment');
  const third = await aMember(app.deps);
  await connect(app.deps, owner, third);
  await mine.call(shareList, {
    params: { id: String(listId), memberId: String(third.id) },
    body: { access: 'comment' },
  });
  const client = await app.signedIn(third);
  await write(client, 'From the third.');
  expect(await textsOf(theirs)).toEqual(['From the third.']);
  await theirs.call(blockMember, { params: { id: String(third.id) } });
  await write(theirs, 'Not for the third.');
  expect(await textsOf(theirs)).toEqual(['Not for the third.']);
  expect(await textsOf(client)).toEqual(['From the third.']);
  expect(await textsOf(mine)).toHaveLength(2);
});

test('the notes of a deleted list are private again; strangers read and share nothing', async () => {
  await share('comment');
  await write(theirs, 'They answered.');
  const stranger = await app.as('member');
  expect(await textsOf(stranger)).toEqual([]);
  const note = { body: { ...onCompany(), text: 'Hello', listId } };
  expect((await stranger.refused(createNote, note)).status).toBe(404);
  await mine.call(deleteList, { params: { id: String(listId) } });
  expect(await textsOf(mine)).toEqual([]);
  expect((await read(theirs)).items).toMatchObject([{ text: 'They answered.', list: null }]);
});
