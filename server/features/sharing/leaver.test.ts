import { expect, test } from 'vitest';

import { createList, shareList } from '#contract/lists.ts';
import { createPipeline, sharePipeline } from '#contract/pipelines.ts';
import { eraseMember } from '#server/features/account-data/erase.ts';
import { createTestApp } from '#server/testing/app.ts';
import { connect } from '#server/testing/message-factory.ts';

test('nothing is shared with a member whose account is deleted at the same time', async () => {
  await using app = await createTestApp();
  const owner = await app.aUser();
  const asOwner = await app.signedIn(owner);
  const { id: list } = (await asOwner.call(createList, { body: { name: 'Shared' } })).body;
  const { id: pipeline } = (await asOwner.call(createPipeline, { body: { name: 'Shared' } })).body;
  const body = { access: 'view' } as const;
  for (let round = 0; round < 16; round += 1) {
    const leaver = await app.aUser();
    await connect(app.deps, owner, leaver);
    const [ofList, ofPipeline] = await Promise.all([
      asOwner.send(shareList, { params: { id: list, memberId: leaver.id }, body }),
      asOwner.send(sharePipeline, { params: { id: pipeline, memberId: leaver.id }, body }),
      app.deps.database.write((trx) => eraseMember(app.deps, trx, leaver)),
    ]);
    expect([200, 404]).toContain(ofList.status);
    expect([200, 404]).toContain(ofPipeline.status);
  }
  const { db } = app.deps.database;
  expect(await db.selectFrom('list_people').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('pipeline_people').selectAll().execute()).toEqual([]);
});
