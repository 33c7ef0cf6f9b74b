import { expect, test } from 'vitest';

import { blockMember, listBlocks, unblockMember } from '#contract/blocks.ts';
import { areConnected, pairOf } from '#server/features/connections/store.ts';
import { createTestApp } from '#server/testing/app.ts';
import { isBlocked } from './store.ts';

test('a block counts in both directions, ends the connection and can be taken back', async () => {
  await using app = await createTestApp();
  const { database } = app.deps;
  const [one, other] = [await app.aUser(), await app.aUser({ fullName: 'Mei Tanaka' })];
  const { low, high } = pairOf(one.id, other.id);
  await database.write((trx) =>
    trx
      .insertInto('connections')
      .values({ low_id: low, high_id: high, requester_id: low, status: 'accepted', created_at: '2026-01-01' })
      .execute(),
  );
  expect(await areConnected(database, other.id, one.id)).toBe(true);

  const client = await app.signedIn(one);
  const params = { id: String(other.id) };
  for (let count = 0; count < 2; count++) await client.call(blockMember, { params });
  expect(await isBlocked(database, one.id, other.id)).toBe(true);
  expect(await isBlocked(database, other.id, one.id)).toBe(true);
  expect(await areConnected(database, one.id, other.id)).toBe(false);
  expect((await client.call(listBlocks, {})).body).toMatchObject([{ id: other.id, name: 'Mei Tanaka' }]);
  const blocked = await app.signedIn(other);
  expect((await blocked.call(listBlocks, {})).body).toEqual([]);
  await blocked.call(unblockMember, { params: { id: String(one.id) } });
  expect(await isBlocked(database, one.id, other.id)).toBe(true);

  await client.call(unblockMember, { params });
  expect(await isBlocked(database, one.id, other.id)).toBe(false);
});

test('one cannot block oneself, or nobody', async () => {
  await using app = await createTestApp();
  const user = await app.aUser();
  const client = await app.signedIn(user);
  expect((await client.refused(blockMember, { params: { id: user.id } })).status).toBe(400);
  expect((await client.refused(blockMember, { params: { id: user.id + 1 } })).status).toBe(404);
});
