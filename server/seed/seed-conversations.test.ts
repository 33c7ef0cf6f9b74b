import { afterAll, beforeAll, expect, test } from 'vitest';

import { day } from '#contract/kit/durations.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isSeeded: true });
});
afterAll(() => app[Symbol.asyncDispose]());

test('the messages of the samples were sent in the week before', async () => {
  const rows = await app.deps.database.db.selectFrom('messages').select('created_at').execute();
  expect(rows.length).toBeGreaterThan(5);
  const ages = rows.map(({ created_at }) => app.clock.now().getTime() - Date.parse(created_at));
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThan(7 * day);
});
