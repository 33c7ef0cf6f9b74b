import { afterAll, beforeAll, test } from 'vitest';

import { searchQuery } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findNewestIds } from '#server/platform/search/newest-store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { recordsOfRows, sourceTables } from '../sources/candidates-store.ts';
import { abandoned, queued } from './queue-store.ts';
import { askedOn } from './quota-store.ts';
import { countAhead, findQuestion, findQuestions, insertQuestion, type QuestionRow } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isDraining: () => true });
  const { id: userId } = await app.aUser();
  const askedAt = app.clock.now().toISOString();
  await app.deps.database.write(async (trx) => {
    for (let asked = 0; asked < 30; asked += 1)
      await insertQuestion(trx, { userId, question: 'Who?', followsId: null, isFirst: asked % 2 === 0, askedAt });
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const words = searchQuery('solar heat', []) ?? [];
const now = '2026-07-01T00:00:00.000Z';

test.each<[string, (database: Database) => Promise<unknown>]>([
  ['history', (database) => findQuestions(database, 1)],
  ['one question', (database) => findQuestion(database, 1, 7)],
  ['questions before one', (database) => countAhead(database, { id: 7, is_first: 0 } as QuestionRow)],
  ['questions before a professional’s', (database) => countAhead(database, { id: 7, is_first: 1 } as QuestionRow)],
  ['the next question', ({ db }) => queued(db, now).limit(1).execute()],
  ['a question whose run has died', ({ db }) => abandoned(db, now).limit(1).execute()],
  ['questions of a day', (database) => askedOn(database, 1, '2026-07-01')],
  ['records of index rows', (database) => recordsOfRows(database, 'document_search', [1, 2, 3])],
  ...sourceTables.map((table): [string, (database: Database) => Promise<unknown>] => [
    `candidates of ${table}`,
    (database) => findNewestIds(database, table, words, 400),
  ]),
])('%s: read through an index', async (_name, work) => {
  await expectIndexed(app.deps.database, work);
});
