import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { listSavedIds, listSavedItems, savedItemsPerKind, saveItem, unsaveItem } from '#contract/saved-items.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { numbersTo } from '#server/testing/many-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const listing = (id: number) => ({ params: { kind: 'listing', id: String(id) } }) as const;

test('saved items are listed newest first, once, and only for their member', async () => {
  const owner = await app.aUser();
  const [first, second] = [
    await app.aListing(owner),
    await app.aListing(owner, { title: 'The newer of two listings' }),
  ];
  const [member, other] = [await app.as('member'), await app.as('member')];
  for (const id of [first, second, first]) await member.call(saveItem, listing(id));

  const { body } = await member.call(listSavedItems, { query: {} });
  expect(body).toMatchObject({ count: { value: 2, isCapped: false }, nextCursor: null });
  expect(body.items).toEqual([
    {
      kind: 'listing',
      id: second,
      title: 'The newer of two listings',
      path: `/network/listings/${second}`,
      savedAt: app.clock.now().toISOString(),
    },
    expect.objectContaining({ id: first }),
  ]);
  expect((await member.call(listSavedIds, { query: { kind: 'listing' } })).body.ids).toEqual([first, second]);
  expect((await member.call(listSavedIds, { query: { kind: 'event' } })).body.ids).toEqual([]);
  expect((await other.call(listSavedItems, { query: {} })).body.items).toEqual([]);
});

test('pages continue without a gap', async () => {
  const owner = await app.aUser();
  const member = await app.as('member');
  const ids: number[] = [];
  for (let count = 0; count < 3; count++) {
    const id = await app.aListing(owner);
    ids.unshift(id);
    await member.call(saveItem, listing(id));
  }
  const { body: page } = await member.call(listSavedItems, { query: { limit: '2', kind: 'listing' } });
  const cursor = page.nextCursor ?? '';
  const { body: rest } = await member.call(listSavedItems, { query: { limit: '2', kind: 'listing', cursor } });
  expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
  expect(rest.nextCursor).toBeNull();
});

test('an item is removed; removing one that is not saved changes nothing', async () => {
  const id = await app.aListing(await app.aUser());
  const [member, other] = [await app.as('member'), await app.as('member')];
  await member.call(saveItem, listing(id));
  await other.call(unsaveItem, listing(id));
  expect((await member.call(listSavedIds, { query: { kind: 'listing' } })).body.ids).toEqual([id]);
  for (let count = 0; count < 2; count++) await member.call(unsaveItem, listing(id));
  expect((await member.call(listSavedIds, { query: { kind: 'listing' } })).body.ids).toEqual([]);
});

test('a missing record cannot be saved, and a deleted one is marked in the list', async () => {
  const member = await app.as('member');
  expect((await member.refused(saveItem, listing(987_654))).status).toBe(404);
  const id = await app.aListing(await app.aUser());
  await member.call(saveItem, listing(id));
  await app.deps.database.write((trx) => trx.deleteFrom('listings').where('id', '=', id).execute());
  const { body } = await member.call(listSavedItems, { query: {} });
  expect(body.items).toMatchObject([{ kind: 'listing', id, title: null, path: null }]);
});

test('the number of saved items is limited', async () => {
  const user = await app.aUser();
  const id = await app.aListing(user);
  await app.deps.database.write((trx) =>
    trx
      .insertInto('saved_items')
      .values(
        Array.from({ length: savedItemsPerKind }, (_, index) => ({
          user_id: user.id,
          kind: 'listing' as const,
          item_id: 1_000_000 + index,
          created_at: app.clock.now().toISOString(),
        })),
      )
      .execute(),
  );
  const member = await app.signedIn(user);
  expect((await member.refused(saveItem, listing(id))).body.code).toBe('conflict');
  await member.call(unsaveItem, listing(1_000_000));
  await member.call(saveItem, listing(id));
});

test('a member who saves several records at the same time keeps the bound', async () => {
  const owner = await app.aUser();
  const ids = await Promise.all([1, 2, 3, 4].map(() => app.aListing(owner)));
  const user = await app.aUser();
  const { db, ...database } = app.deps.database;
  await sql`insert into saved_items (user_id, kind, item_id, created_at)
    select ${user.id}, 'listing', 900000 + i, '2026-01-01' from ${numbersTo(database, savedItemsPerKind - 1)} as numbers`.execute(
    db,
  );
  const member = await app.signedIn(user);
  const answers = await Promise.all(ids.map((id) => member.send(saveItem, listing(id))));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});
