import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRelations } from '#contract/connections.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import {
  followRecord,
  followsPerKind,
  listFollowedIds,
  listFollowedMembers,
  listFollows,
  unfollowRecord,
} from '#contract/connections-follows.ts';
import { getMember } from '#contract/members.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { numbersTo } from '#server/testing/many-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const followers = async ({ id }: { id: string }) =>
  (await app.visitor().call(getMember, { params: { id } })).body.followerCount;

test('a member follows and unfollows another, each once, however often they ask', async () => {
  const followed = await app.aUser();
  const params = { kind: 'member', id: String(followed.id) } as const;
  const client = await app.as('member');
  await Promise.all([1, 2, 3].map(() => client.call(followRecord, { params })));
  expect(await followers(params)).toBe(1);
  const [relation] = (await client.call(listRelations, { query: { ids: params.id } })).body;
  expect(relation).toEqual({ memberId: followed.id, connection: 'none', isFollowing: true, isBlocked: false });
  const { body } = await client.call(listFollowedMembers, { query: {} });
  expect(body).toMatchObject({ items: [{ id: followed.id }], nextCursor: null, count: { value: 1 } });
  await Promise.all([1, 2].map(() => client.call(unfollowRecord, { params })));
  expect(await followers(params)).toBe(0);
  expect((await client.call(listFollowedMembers, { query: {} })).body.items).toEqual([]);
});

test('a member cannot follow themselves, no one, or a member with a block on either side', async () => {
  const [one, other] = [await app.aUser(), await app.aUser()];
  const client = await app.signedIn(one);
  expect((await client.refused(followRecord, { params: { kind: 'member', id: one.id } })).status).toBe(400);
  expect((await client.refused(followRecord, { params: { kind: 'member', id: 999_999 } })).status).toBe(404);
  const params = { kind: 'member', id: String(other.id) } as const;
  await client.call(followRecord, { params });
  await (await app.signedIn(other)).call(blockMember, { params: { id: String(one.id) } });
  expect(await followers(params)).toBe(0);
  expect((await client.refused(followRecord, { params })).status).toBe(409);
});

test('records of several kinds are followed side by side, and those that are gone can be unfollowed', async () => {
  const [user, followed] = [await app.aUser(), await app.aUser({ fullName: 'Ada Followed' })];
  const client = await app.signedIn(user);
  const company = await aCompany(app.deps, { name: 'Brinewell' });
  const records = [
    { kind: 'company', id: String(company) },
    { kind: 'member', id: String(followed.id) },
  ] as const;
  for (const params of records) await client.call(followRecord, { params });
  const { body } = await client.call(listFollows, { query: {} });
  expect(body).toMatchObject({
    items: [
      { kind: 'member', id: followed.id, title: 'Ada Followed' },
      { kind: 'company', id: company, title: 'Brinewell', path: `/network/companies/${company}` },
    ],
    count: { value: 2 },
  });
  expect((await client.call(listFollowedIds, { query: { kind: 'company' } })).body.ids).toEqual([company]);
  await app.deps.database.write((trx) =>
    trx.updateTable('companies').set({ hold: 'removed' }).where('id', '=', company).execute(),
  );
  const ofCompanies = async () => (await client.call(listFollows, { query: { kind: 'company' } })).body.items;
  expect(await ofCompanies()).toMatchObject([{ id: company, title: null, path: null }]);
  expect((await (await app.as('member')).refused(followRecord, { params: records[0] })).status).toBe(404);
  await client.call(unfollowRecord, { params: records[0] });
  expect(await ofCompanies()).toEqual([]);
});

test('a member follows at most 500 records of a kind', async () => {
  const user = await app.aUser();
  const client = await app.signedIn(user);
  const { db, ...database } = app.deps.database;
  const id = await aCompany(app.deps);
  await sql`insert into follows (follower_id, kind, item_id, created_at)
    select ${user.id}, 'company', ${id} + i, '2026-01-01' from ${numbersTo(database, followsPerKind)} as numbers`.execute(
    db,
  );
  const params = { kind: 'company', id: String(id) } as const;
  expect((await client.refused(followRecord, { params })).status).toBe(409);
  await client.call(unfollowRecord, { params: { kind: 'company', id: String(id + 1) } });
  await client.call(followRecord, { params });
});

test('a member who follows several records at the same time keeps the bound', async () => {
  const user = await app.aUser();
  const client = await app.signedIn(user);
  const ids = await Promise.all([1, 2, 3, 4].map(() => aCompany(app.deps)));
  const { db, ...database } = app.deps.database;
  await sql`insert into follows (follower_id, kind, item_id, created_at)
    select ${user.id}, 'company', 900000 + i, '2026-01-01' from ${numbersTo(database, followsPerKind - 1)} as numbers`.execute(
    db,
  );
  const answers = await Promise.all(ids.map((id) => client.send(followRecord, { params: { kind: 'company', id } })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});
