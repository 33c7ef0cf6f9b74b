import { expect, test } from 'vitest';

import { listUsers, suspendUser, type UserSort, userSorts } from '#contract/users.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { findUsers, placeOf } from './list-store.ts';

const sorts = Object.keys(userSorts) as UserSort[];

async function someUsers(app: TestApp) {
  for (const username of ['walter', 'Ada-green', 'mina-green', 'Bo-green', 'zoe', 'carl'])
    await app.aUser({ username });
  return app.as('admin');
}

test.each<[UserSort, string[]]>([
  ['newest', ['Bo-green', 'mina-green', 'Ada-green']],
  ['oldest', ['Ada-green', 'mina-green', 'Bo-green']],
  ['name', ['Ada-green', 'Bo-green', 'mina-green']],
  ['name-desc', ['mina-green', 'Bo-green', 'Ada-green']],
])('accounts are sorted by %s, page by page', async (sort, expected) => {
  await using app = await createTestApp();
  const admin = await someUsers(app);
  const names: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { body } = await admin.call(listUsers, {
      query: { search: 'green', sort, limit: '1', ...(cursor && { cursor }) },
    });
    names.push(...body.items.map(({ username }) => username));
    expect(body.count.value).toBe(3);
    cursor = body.nextCursor;
  }
  expect(names).toEqual(expected);
});

test('newest first is the default, and a cursor of one order is refused in another', async () => {
  await using app = await createTestApp();
  const admin = await someUsers(app);
  const { body: first } = await admin.call(listUsers, { query: { limit: '2' } });
  const { body: same } = await admin.call(listUsers, { query: { limit: '2', sort: 'newest' } });
  expect(same).toEqual(first);
  for (const sort of ['oldest', 'name', 'name-desc'] as const) {
    const { body } = await admin.refused(listUsers, { query: { sort, cursor: first.nextCursor ?? '' } });
    expect(body.fields).toEqual({ cursor: 'This cursor is not valid' });
  }
});

test('a role or state with few accounts is sorted by name, too', async () => {
  await using app = await createTestApp();
  const admin = await someUsers(app);
  const { body: all } = await admin.call(listUsers, { query: { search: 'green', sort: 'name' } });
  for (const { id } of all.items.slice(1)) {
    await admin.call(suspendUser, { params: { id: String(id) }, body: { reason: 'A test' } });
  }
  const { body } = await admin.call(listUsers, { query: { suspended: 'true', sort: 'name-desc' } });
  expect(body.items.map(({ username }) => username)).toEqual(['mina-green', 'Bo-green']);
});

test.each(sorts)('by %s: reads an index, also for a deep page', async (sort) => {
  await using app = await createTestApp();
  await someUsers(app);
  const { database } = app.deps;
  const [first] = await findUsers(database, {}, { sort, after: undefined, limit: 1 });
  if (!first) throw new Error('there is an account');
  const narrowed = [{}, { role: 'admin' }, { tier: 'professional' }, { suspended: true }] as const;
  const searched = [
    { search: 'green' },
    { search: 'green gre' },
    { search: 'gr' },
    { search: 'green', role: 'admin' },
  ] as const;
  for (const filters of [...narrowed, ...searched]) {
    for (const after of [undefined, placeOf(first, sort)]) {
      for (const sortAtMost of [5000, 0]) {
        await expectIndexed(database, (spied) => findUsers(spied, filters, { sort, after, limit: 3 }, sortAtMost));
      }
    }
  }
});

test.each(['name', 'name-desc'] as const)(
  'by %s, many matches are read in order, with the same result as for few',
  async (sort) => {
    await using app = await createTestApp();
    await someUsers(app);
    const { database } = app.deps;
    const page = { sort, after: undefined, limit: 10 };
    const few = await findUsers(database, { search: 'green' }, page);
    expect(few).toHaveLength(3);
    expect(await findUsers(database, { search: 'green' }, page, 0)).toEqual(few);
    const [first] = few;
    const after = first && placeOf(first, sort);
    expect(await findUsers(database, { search: 'green' }, { ...page, after }, 0)).toEqual(few.slice(1));
  },
);
