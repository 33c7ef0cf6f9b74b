import { afterAll, beforeAll, expect, test } from 'vitest';

import { endpoints } from '#contract/endpoints.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { sampleInput } from '#server/testing/sample-input.ts';

/** The admin endpoints that change something and need only sample data; the others have tests of their own. */
const actions = endpoints.filter(({ method, access, name }) => {
  // A preview stores nothing.
  return method !== 'GET' && access === 'admin' && name !== 'eventsAdmin.preview';
});
const callable = actions.filter((endpoint) => !sampleInput(endpoint).refusedWith);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isSeeded: true });
});
afterAll(() => app[Symbol.asyncDispose]());

async function entries(): Promise<number> {
  const { db } = app.deps.database;
  const { total } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

test('there are actions to check', () => {
  expect(callable.length).toBeGreaterThan(15);
});

test.each(callable)('$name is logged after it has been done, and only then', async (endpoint) => {
  const admin = await app.as('admin');
  const before = await entries();
  const response = await admin.send(endpoint, sampleInput(endpoint));
  await response.text();
  expect((await entries()) > before, `answered with ${response.status}`).toBe(response.ok);
});
