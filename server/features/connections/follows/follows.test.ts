import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRelations } from '#contract/connections.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { followMember, listFollows, unfollowMember } from '#contract/connections-follows.ts';
import { getMember } from '#contract/members.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const followers = async (params: { id: string }) =>
  (await app.visitor().call(getMember, { params })).body.followerCount;

test('a member follows and unfollows another, each once, however often they ask', async () => {
  const followed = await app.aUser();
  const params = { id: String(followed.id) };
  const client = await app.as('member');
  await Promise.all([1, 2, 3].map(() => client.call(followMember, { params })));
  expect(await followers(params)).toBe(1);
  const [relation] = (await client.call(listRelations, { query: { ids: params.id } })).body;
  expect(relation).toEqual({ memberId: followed.id, connection: 'none', isFollowing: true, isBlocked: false });
  const { body } = await client.call(listFollows, { query: {} });
  expect(body).toMatchObject({ items: [{ id: followed.id }], nextCursor: null, count: { value: 1 } });
  await Promise.all([1, 2].map(() => client.call(unfollowMember, { params })));
  expect(await followers(params)).toBe(0);
  expect((await client.call(listFollows, { query: {} })).body.items).toEqual([]);
});

test('a member cannot follow themselves, no one, or a member with a block on either side', async () => {
  const [one, other] = [await app.aUser(), await app.aUser()];
  const client = await app.signedIn(one);
  expect((await client.refused(followMember, { params: { id: one.id } })).status).toBe(400);
  expect((await client.refused(followMember, { params: { id: 999_999 } })).status).toBe(404);
  const params = { id: String(other.id) };
  await client.call(followMember, { params });
  await (await app.signedIn(other)).call(blockMember, { params: { id: String(one.id) } });
  expect(await followers(params)).toBe(0);
  expect((await client.refused(followMember, { params })).status).toBe(409);
});
