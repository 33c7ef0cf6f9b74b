import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { blockMember } from '#contract/connections-blocks.ts';
import { listNotifications } from '#contract/notifications.ts';
import {
  createPipeline,
  deletePipeline,
  getPipeline,
  listPipelines,
  type PipelineAccess,
  renamePipeline,
  sharePipeline,
  unsharePipeline,
} from '#contract/pipelines.ts';
import { addCard, removeCard } from '#contract/pipelines-cards.ts';
import { addStage } from '#contract/pipelines-stages.ts';
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
  id = String((await mine.call(createPipeline, { body: { name: 'Storage deals' } })).body.id);
});

const share = (access: PipelineAccess) => mine.call(sharePipeline, { params: sharing(), body: { access } });
const sharing = () => ({ id, memberId: String(other.id) });
const record = () => ({ params: { pipelineId: id }, body: { kind: 'member' as const, id: other.id } });
const seen = async (client: TestClient) =>
  (await client.call(listPipelines)).body.items.map((pipeline) => String(pipeline.id));

test('who may view sees the board and its people, and changes nothing', async () => {
  await share('view');
  await mine.call(addCard, record());
  expect((await theirs.call(getPipeline, { params: { id } })).body.board).toHaveLength(1);
  expect((await theirs.call(getPipeline, { params: { id } })).body).toMatchObject({
    access: 'view',
    owner: { id: owner.id },
    people: 1,
    sharedWith: [{ member: { id: other.id }, access: 'view' }],
  });
  const refusals = await Promise.all([
    theirs.refused(addCard, record()),
    theirs.refused(removeCard, { params: { pipelineId: id, cardId: 1 } }),
    theirs.refused(addStage, { params: { pipelineId: id }, body: { name: 'Mine', outcome: 'open' } }),
    theirs.refused(renamePipeline, { params: { id }, body: { name: 'Mine now', version: 1 } }),
    theirs.refused(deletePipeline, { params: { id } }),
    theirs.refused(sharePipeline, { params: sharing(), body: { access: 'edit' } }),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
});

test('who may edit adds and removes, and cannot rename, share or delete', async () => {
  await share('view');
  await share('edit');
  await theirs.call(addCard, record());
  const { board } = (await mine.call(getPipeline, { params: { id } })).body;
  expect(board).toMatchObject([{ itemId: other.id, addedBy: { id: other.id } }]);
  await theirs.call(removeCard, { params: { pipelineId: id, cardId: String(board[0]?.id) } });
  expect((await mine.call(getPipeline, { params: { id } })).body.cards).toBe(0);
  const refused = await theirs.refused(renamePipeline, { params: { id }, body: { name: 'Mine now', version: 1 } });
  expect(refused.status).toBe(403);
  expect((await theirs.refused(deletePipeline, { params: { id } })).status).toBe(403);
});

test('the person is told once, without a word more than the name of the board', async () => {
  await share('view');
  await share('edit');
  const { items } = (await theirs.call(listNotifications, { query: {} })).body;
  expect(items.filter(({ kind }) => kind === 'pipeline')).toMatchObject([{ path: `/network/pipeline/${id}` }]);
});

test('sharing needs a connection', async () => {
  const stranger = await aMember(app.deps);
  const params = { id, memberId: stranger.id };
  expect((await mine.refused(sharePipeline, { params, body: { access: 'view' } })).status).toBe(404);
  expect(await seen(await app.signedIn(stranger))).toEqual([]);
});

test('the owner ends sharing, and the other leaves; neither can send the other away otherwise', async () => {
  await share('edit');
  const third = await aMember(app.deps);
  await connect(app.deps, owner, third);
  await mine.call(sharePipeline, { params: { id, memberId: String(third.id) }, body: { access: 'view' } });
  expect((await theirs.refused(unsharePipeline, { params: { id, memberId: third.id } })).status).toBe(403);
  await theirs.call(unsharePipeline, { params: sharing() });
  expect(await seen(theirs)).toEqual([]);
  expect((await theirs.refused(getPipeline, { params: { id } })).status).toBe(404);
  await mine.call(unsharePipeline, { params: { id, memberId: String(third.id) } });
  expect((await mine.call(getPipeline, { params: { id } })).body.sharedWith).toEqual([]);
});

test.each(['owner', 'other'])('after a block by the %s the board is gone for the other', async (by) => {
  await share('edit');
  const [client, blocked] = by === 'owner' ? [mine, other] : [theirs, owner];
  await client.call(blockMember, { params: { id: String(blocked.id) } });
  expect(await seen(theirs)).toEqual([]);
  expect((await theirs.refused(addCard, record())).status).toBe(404);
  expect(await seen(mine)).toEqual([id]);
});
