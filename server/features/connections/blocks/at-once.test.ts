import { afterAll, beforeAll, expect, test } from 'vitest';

import { requestConnection } from '#contract/connections.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { followRecord } from '#contract/connections-follows.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aMember } from '#server/testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** Two members, of whom one is blocked by the other while they do something; several times, because the order varies. */
async function rounds(
  act: (client: Awaited<ReturnType<TestApp['signedIn']>>, other: number) => Promise<Response>,
): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    const [one, other] = [await aMember(app.deps), await aMember(app.deps)];
    const [client, theirs] = [await app.signedIn(one), await app.signedIn(other)];
    const answers = await Promise.all([act(client, other.id), theirs.send(blockMember, { params: { id: one.id } })]);
    expect([200, 201, 409]).toContain(answers[0].status);
    expect(answers[1].status).toBe(200);
  }
}

test('who is blocked while they follow does not follow afterwards', async () => {
  await rounds((client, id) => client.send(followRecord, { params: { kind: 'member', id } }));
  expect(await app.deps.database.db.selectFrom('follows').selectAll().execute()).toEqual([]);
  const counts = await app.deps.database.db.selectFrom('member_profiles').select('follower_count').distinct().execute();
  expect(counts).toEqual([{ follower_count: 0 }]);
});

test('who is blocked while they ask to connect has no request afterwards', async () => {
  await rounds((client, memberId) => client.send(requestConnection, { body: { memberId } }));
  expect(await app.deps.database.db.selectFrom('connections').selectAll().execute()).toEqual([]);
});
