import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createList, listBounds, shareList } from '#contract/lists.ts';
import { createPipeline, pipelineBounds, sharePipeline } from '#contract/pipelines.ts';
import { createTestApp } from '#server/testing/app.ts';
import { aMember } from '#server/testing/factories.ts';
import { connect } from '#server/testing/message-factory.ts';

const atOnce = 5;

test('owners who share with one member at the same time keep the bound of what that member has', async () => {
  await using app = await createTestApp();
  const member = await aMember(app.deps);
  const { db } = app.deps.database;
  const filler = await aMember(app.deps);
  const at = app.clock.now().toISOString();
  const upTo = async (table: 'list' | 'pipeline', bound: number) => {
    for (let count = 0; count < bound - 1; count += 1) {
      const { id } = await db
        .insertInto(`${table}s`)
        .values({ owner_id: filler.id, name: 'Filler', created_at: at, updated_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`insert into ${sql.table(`${table}_people`)} (${sql.ref(`${table}_id`)}, user_id, access, added_at)
        values (${id}, ${member.id}, 'view', ${at})`.execute(db);
    }
  };
  await upTo('list', listBounds.shared);
  await upTo('pipeline', pipelineBounds.shared);
  const owners = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const owner = await aMember(app.deps);
      await connect(app.deps, owner, member);
      const client = await app.signedIn(owner);
      const list = (await client.call(createList, { body: { name: 'Shared' } })).body.id;
      const pipeline = (await client.call(createPipeline, { body: { name: 'Shared' } })).body.id;
      return { client, list, pipeline };
    }),
  );
  const body = { access: 'view' } as const;
  const lists = await Promise.all(
    owners.map(({ client, list: id }) => client.send(shareList, { params: { id, memberId: member.id }, body })),
  );
  const pipelines = await Promise.all(
    owners.map(({ client, pipeline: id }) => client.send(sharePipeline, { params: { id, memberId: member.id }, body })),
  );
  for (const answers of [lists, pipelines]) {
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(atOnce - 1);
  }
});
