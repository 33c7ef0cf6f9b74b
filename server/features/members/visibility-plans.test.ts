import { afterAll, beforeAll, test } from 'vitest';

import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { findFeatured, findTurn } from './featured/store.ts';
import { countViews, countVisits, findViews } from './views/list-store.ts';
import { sharesViews } from './views/store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.aUser();
});
afterAll(() => app[Symbol.asyncDispose]());

const now = new Date('2026-05-04T09:00:00.000Z');

test.each([[null], [1]])('the featured row of viewer %s reads an index', async (viewerId) => {
  await expectIndexed(app.deps.database, (database) => findFeatured(database, { viewerId, now }));
});

test('a member’s turn, and who viewed a profile, read an index, on the first page and a deep one', async () => {
  await expectIndexed(app.deps.database, async (database) => {
    await findTurn(database, 1, now);
    for (const after of [undefined, { day: '2026-05-04', viewerId: 7 }, { day: '2026-05-04', viewerId: 0 }]) {
      await findViews(database, 1, { after, limit: 21 });
    }
    await countViews(database, 1);
    await countVisits(database, 1, '2026-04-05');
    await sharesViews(database.db, 1);
  });
});
