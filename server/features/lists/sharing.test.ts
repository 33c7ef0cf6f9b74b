import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { blockMember } from '#contract/connections-blocks.ts';
import {
  addToList,
  createList,
  deleteList,
  getList,
  type ListAccess,
  listListItems,
  listLists,
  removeFromList,
  renameList,
  shareList,
  unshareList,
} from '#contract/lists.ts';
import { listNotifications } from '#contract/notifications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aMember } from '#server/testing/factories.ts';
import { connect } from '#server/testing/message-factory.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof aMember>>;
let other: Awaited<ReturnType<typeof aMember>>;
let [mine, theirs]: [TestClient, TestClient] = [null as never, null as never];
let id: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  [owner, other] = [await aMember(app.deps), await aMember(app.deps)];
  [mine, theirs] = [await app.signedIn(owner), await app.signedIn(other)];
  await connect(app.deps, owner, other);
  id = String((await mine.call(createList, { body: { name: 'Storage to meet' } })).body.id);
});

const share = (access: ListAccess) => mine.call(shareList, { params: sharing(), body: { access } });
const sharing = () => ({ id, memberId: String(other.id) });
const record = () => ({ params: { listId: id }, body: { kind: 'member' as const, id: other.id } });
const seen = async (client: TestClient) => (await client.call(listLists)).body.items.map((list) => String(list.id));

test('who may view sees the list and its people, and changes nothing', async () => {
  await share('view');
  await mine.call(addToList, record());
  expect((await theirs.call(listListItems, { params: { listId: id }, query: {} })).body.items).toHaveLength(1);
  expect((await theirs.call(getList, { params: { id } })).body).toMatchObject({
    access: 'view',
    owner: { id: owner.id },
    people: 1,
    sharedWith: [{ member: { id: other.id }, access: 'view' }],
  });
  const refusals = await Promise.all([
    theirs.refused(addToList, record()),
    theirs.refused(removeFromList, { params: { listId: id, kind: 'member', itemId: other.id } }),
    theirs.refused(renameList, { params: { id }, body: { name: 'Mine now', version: 1 } }),
    theirs.refused(deleteList, { params: { id } }),
    theirs.refused(shareList, { params: sharing(), body: { access: 'edit' } }),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

test('who may edit adds and removes, and cannot rename, share or delete', async () => {
  await share('view');
  await share('edit');
  await theirs.call(addToList, record());
  const { items } = (await mine.call(listListItems, { params: { listId: id }, query: {} })).body;
  expect(items).toMatchObject([{ itemId: other.id, addedBy: { id: other.id } }]);
  await theirs.call(removeFromList, { params: { listId: id, kind: 'member', itemId: String(other.id) } });
  const refused = await theirs.refused(renameList, { params: { id }, body: { name: 'Mine now', version: 1 } });
  expect(refused.status).toBe(403);
  expect((await theirs.refused(deleteList, { params: { id } })).status).toBe(403);
});

test('the person is told once, without a word more than the name of the list', async () => {
  await share('view');
  await share('edit');
  const { items } = (await theirs.call(listNotifications, { query: {} })).body;
  expect(items.filter(({ kind }) => kind === 'list')).toMatchObject([{ path: `/network/lists/${id}` }]);
});

test('sharing needs a connection', async () => {
  const stranger = await aMember(app.deps);
  const params = { id, memberId: stranger.id };
  expect((await mine.refused(shareList, { params, body: { access: 'view' } })).status).toBe(404);
  expect(await seen(await app.signedIn(stranger))).toEqual([]);
});

test('the owner ends sharing, and the other leaves; neither can send the other away otherwise', async () => {
  await share('edit');
  const third = await aMember(app.deps);
  await connect(app.deps, owner, third);
  await mine.call(shareList, { params: { id, memberId: String(third.id) }, body: { access: 'view' } });
  expect((await theirs.refused(unshareList, { params: { id, memberId: third.id } })).status).toBe(403);
  await theirs.call(unshareList, { params: sharing() });
  expect(await seen(theirs)).toEqual([]);
  expect((await theirs.refused(getList, { params: { id } })).status).toBe(404);
  await mine.call(unshareList, { params: { id, memberId: String(third.id) } });
  expect((await mine.call(getList, { params: { id } })).body.sharedWith).toEqual([]);
});

test.each(['owner', 'other'])('after a block by the %s the list is gone for the other', async (by) => {
  await share('edit');
  const [client, blocked] = by === 'owner' ? [mine, other] : [theirs, owner];
  await client.call(blockMember, { params: { id: String(blocked.id) } });
  expect(await seen(theirs)).toEqual([]);
  expect((await theirs.refused(addToList, record())).status).toBe(404);
  expect(await seen(mine)).toEqual([id]);
});
