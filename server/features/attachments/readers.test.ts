import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { confirmIdentity } from '#contract/accounts-sessions.ts';
import { type Attachment, getAttachment } from '#contract/attachments.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { createList, shareList, unshareList } from '#contract/lists.ts';
import { listMessages, sendMessage, startConversation } from '#contract/messages.ts';
import { createNote, deleteNote, listNotes } from '#contract/notes.ts';
import { runAlone } from '#server/platform/jobs/repeat.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { aMember, samplePassword } from '#server/testing/factories.ts';
import { upload } from '#server/testing/file-factory.ts';
import { connect, words } from '#server/testing/message-factory.ts';
import { attachmentsJob } from './sweep.ts';

/** A member with a browser. */
interface Somebody {
  user: Awaited<ReturnType<typeof aMember>>;
  client: TestClient;
}

let app: TestApp;
let company: number;
let [ann, bob, stranger]: [Somebody, Somebody, Somebody] = [null as never, null as never, null as never];

beforeAll(async () => {
  app = await createTestApp();
  company = await aCompany(app.deps, { ownerId: (await app.aUser()).id, name: 'Ferrolane' });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  const somebody = async (): Promise<Somebody> => {
    const user = await aMember(app.deps);
    return { user, client: await app.signedIn(user) };
  };
  [ann, bob, stranger] = [await somebody(), await somebody(), await somebody()];
  await connect(app.deps, ann.user, bob.user);
});

/** Who of the three can read a file: the status of each. */
const reads = async ({ id }: Pick<Attachment, 'id'>) =>
  Promise.all(
    [ann, bob, stranger].map(async ({ client }) => (await client.send(getAttachment, { params: { id } })).status),
  );

async function aSharedNote() {
  const list = (await ann.client.call(createList, { body: { name: 'Storage' } })).body;
  const params = { id: String(list.id), memberId: String(bob.user.id) };
  await ann.client.call(shareList, { params, body: { access: 'comment' } });
  const file = await upload(ann.client);
  const body = { kind: 'company' as const, id: company, text: 'The deck', listId: list.id, attachments: [file.id] };
  const note = (await ann.client.call(createNote, { body })).body;
  return { file, note, params };
}

async function aMessage() {
  const file = await upload(ann.client);
  const body = { to: bob.user.id, ...words('The deck'), attachments: [file.id] };
  const { message, conversationId } = (await ann.client.call(startConversation, { body })).body;
  return { file, message, conversationId };
}

test('the files of a note are read by its member, and by the people of its list for as long as they see it', async () => {
  const { file, params } = await aSharedNote();
  const { id, name, type, bytes } = file;
  const { items } = (await bob.client.call(listNotes, { query: { kind: 'company', id: String(company) } })).body;
  expect(items[0]?.attachments).toEqual([{ id, name, type, bytes }]);
  expect(await reads(file)).toEqual([200, 200, 404]);
  await ann.client.call(unshareList, { params });
  expect(await reads(file)).toEqual([200, 404, 404]);
});

test('who blocks the writer, or is blocked, no longer reads the files', async () => {
  const { file } = await aSharedNote();
  await bob.client.call(blockMember, { params: { id: String(ann.user.id) } });
  expect(await reads(file)).toEqual([200, 404, 404]);
});

test('the files of a message are read by the two members, also after a block, and by nobody else', async () => {
  const { file, message, conversationId } = await aMessage();
  expect(message.attachments).toMatchObject([{ id: file.id, name: 'Term sheet.pdf' }]);
  const { items } = (await bob.client.call(listMessages, { params: { id: String(conversationId) }, query: {} })).body;
  expect(items[0]?.attachments).toMatchObject([{ id: file.id }]);
  expect(await reads(file)).toEqual([200, 200, 404]);
  expect((await (await app.as('admin')).send(getAttachment, { params: { id: file.id } })).status).toBe(404);
  await bob.client.call(blockMember, { params: { id: String(ann.user.id) } });
  expect(await reads(file)).toEqual([200, 200, 404]);
});

test.each([
  ['hidden', [200, 404, 404]],
  ['removed', [404, 404, 404]],
] as const)('the files of a message that the team has %s go with its text', async (hold, statuses) => {
  const { file, message, conversationId } = await aMessage();
  await app.deps.database.write((trx) =>
    trx.updateTable('messages').set({ hold }).where('id', '=', message.id).execute(),
  );
  expect(await reads(file)).toEqual(statuses);
  const { items } = (await bob.client.call(listMessages, { params: { id: String(conversationId) }, query: {} })).body;
  expect(items[0]).toMatchObject({ body: '', attachments: [] });
});

test('a message that is sent twice with its key has its file once; another one cannot have it', async () => {
  const { file, conversationId } = await aMessage();
  const again = await upload(ann.client);
  const params = { id: String(conversationId) };
  const body = { ...words('Again'), attachments: [again.id], key: crypto.randomUUID() };
  const sent = [];
  for (const _ of [1, 2]) sent.push((await ann.client.call(sendMessage, { params, body })).body);
  expect(sent[0]).toEqual(sent[1]);
  const taken = { params, body: { ...words('Mine'), attachments: [file.id] } };
  expect((await ann.client.refused(sendMessage, taken)).body.fields).toHaveProperty('attachments');
  expect((await bob.client.refused(sendMessage, taken)).body.fields).toHaveProperty('attachments');
});

test('with an account its files go, but for those of messages; the export names them all before', async () => {
  const [noted, sent] = [(await aSharedNote()).file, (await aMessage()).file];
  const waits = await upload(ann.client);
  await ann.client.call(confirmIdentity, { body: { password: samplePassword } });
  const { data } = (await ann.client.call(exportAccount)).body;
  const exported = (data.attachments ?? []).map(({ id, name, path }) => ({ id, name, path }));
  const files = [noted, sent, waits].map(({ id, name }) => ({ id, name, path: `/api/attachments/${id}` }));
  expect(exported).toEqual(expect.arrayContaining(files));
  await ann.client.call(deleteAccount, { body: { password: samplePassword } });
  await runAlone(app.deps, attachmentsJob);
  const exists = async (id: string) => {
    const stream = await app.deps.storage.get(id);
    stream?.destroy();
    return stream !== null;
  };
  expect(await Promise.all([noted, waits, sent].map(({ id }) => exists(id)))).toEqual([false, false, true]);
  expect((await bob.client.send(getAttachment, { params: { id: sent.id } })).status).toBe(200);
  const rows = app.deps.database.db.selectFrom('attachments').where('user_id', '=', ann.user.id);
  expect(await rows.select('id').execute()).toEqual([{ id: sent.id }]);
});

test('a note that its member deletes takes its files along, for everyone', async () => {
  const { file, note } = await aSharedNote();
  await ann.client.call(deleteNote, { params: { id: String(note.id) } });
  expect(await reads(file)).toEqual([404, 404, 404]);
});
