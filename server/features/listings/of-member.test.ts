import { afterAll, beforeAll, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { blockMember, unblockMember } from '#contract/connections-blocks.ts';
import { listMemberListings, memberListingsShown } from '#contract/listings-of-member.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function aScene() {
  const [owner, reader] = [await app.aUser(), await app.aUser()];
  const [asOwner, asReader] = [await app.signedIn(owner), await app.signedIn(reader)];
  const at = (user: CurrentUser) => ({ params: { id: String(user.id) } });
  const titles = async (client = asReader) =>
    (await client.call(listMemberListings, at(owner))).body.items.map(({ title }) => title);
  return { owner, reader, asOwner, asReader, at, titles };
}

test('a profile shows members the newest of its open listings, and visitors none', async () => {
  const { owner, reader, asOwner, asReader, at, titles } = await aScene();
  for (let number = 1; number <= memberListingsShown + 1; number += 1) {
    await app.aListing(owner, { title: `Brine tanks for pilot ${number}` });
  }
  await app.aListing(reader, { title: 'A listing of somebody else' });
  const newest = [7, 6, 5, 4, 3, 2].map((number) => `Brine tanks for pilot ${number}`);
  expect(await titles()).toEqual(newest);
  expect(await titles(asOwner)).toEqual(newest);
  const { items } = (await asReader.call(listMemberListings, at(owner))).body;
  expect(items[0]).toMatchObject({ path: `/network/listings/${items[0]?.id}`, type: 'company' });
  expect((await app.visitor().refused(listMemberListings, at(owner))).status).toBe(401);
});

test('what is closed, withheld or over is not among them', async () => {
  const { owner, titles } = await aScene();
  const listing = await app.aListing(owner, { title: 'Brine tanks for a pilot' });
  const { db } = app.deps.database;
  const set = (change: object) => db.updateTable('listings').set(change).where('id', '=', listing).execute();
  for (const change of [
    { status: 'closed', closed_by: 'owner' },
    { status: 'published', closed_by: null, hold: 'hidden' },
  ]) {
    await set(change);
    expect(await titles()).toEqual([]);
  }
  await set({ hold: null });
  expect(await titles()).toEqual(['Brine tanks for a pilot']);
  await set({ expires_at: '2020-01-01T00:00:00.000Z' });
  expect(await titles()).toEqual([]);
});

test('there are none where one has blocked the other, nor of a profile that is turned off', async () => {
  const { owner, reader, asOwner, asReader, at, titles } = await aScene();
  await app.aListing(owner, { title: 'Brine tanks for a pilot' });
  for (const [client, other] of [
    [asReader, owner],
    [asOwner, reader],
  ] as const) {
    await client.call(blockMember, at(other));
    expect(await titles()).toEqual([]);
    await client.call(unblockMember, at(other));
    expect(await titles()).toHaveLength(1);
  }
  const { db } = app.deps.database;
  await db.updateTable('member_profiles').set({ is_listed: 0 }).where('user_id', '=', owner.id).execute();
  expect((await asReader.refused(listMemberListings, at(owner))).status).toBe(404);
  expect(await titles(asOwner)).toHaveLength(1);
});
