import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { features } from '#server/features.ts';
import type { Database } from '#server/platform/db/database.ts';
import { recordKinds } from '#server/platform/records/records.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { numbersTo } from '#server/testing/many-rows.ts';
import { expectIndexed, expectUnsorted } from '#server/testing/query-plans.ts';
import { findNewsMark } from './area-news-store.ts';
import { countFeed, countHistory, findFeed, findHistory } from './store.ts';
import { findLastBefore, findNextChange, findRestOfDay, isFirstOfDay } from './telling-store.ts';

let app: TestApp;
let followerId: number;

/** 200 records with 50 changes each, every second one followed. */
beforeAll(async () => {
  app = await createTestApp({ isDraining: () => true });
  followerId = (await app.aUser()).id;
  const { db, ...database } = app.deps.database;
  await sql`insert into changes (kind, item_id, field, new_value, by_role, created_at)
    select 'company', 1 + i % 200, 'valuation', i, 'owner', '2026-01-01T00:00:00.000Z'
    from ${numbersTo(database, 10_000)} as numbers`.execute(db);
  await sql`insert into follows (follower_id, kind, item_id, created_at)
    select ${followerId}, 'company', i * 2, '2026-01-01' from ${numbersTo(database, 100)} as numbers`.execute(db);
  if (database.dialect === 'postgres') await sql`analyze changes, follows`.execute(db);
});
afterAll(() => app[Symbol.asyncDispose]());

const page = { before: 9000, limit: 21 };
const change = { id: 7, kind: 'company', item_id: 8, created_at: '2026-01-01T00:00:00.000Z' } as const;

test.each<[string, (database: Database) => Promise<unknown>]>([
  ['feed', (database) => findFeed(database, { followerId, kind: undefined }, page)],
  ['feed of a kind', (database) => findFeed(database, { followerId, kind: 'company' }, page)],
  ['count of a feed', (database) => countFeed(database, { followerId, kind: undefined })],
  ['history', (database) => findHistory(database, { kind: 'company', id: 7 }, page)],
  ['count of a history', (database) => countHistory(database, { kind: 'company', id: 7 })],
  ['the history of a focus area', (database) => findHistory(database, { kind: 'focus-area', id: 2 }, page)],
  ['the mark of arrivals', (database) => findNewsMark(database, 'company')],
  ['the last change of the days before', (database) => findLastBefore(database, '2026-07-01')],
  ['the next change', (database) => findNextChange(database, { from: 7, upTo: 99 })],
  ['the first change of a day', (database) => isFirstOfDay(database, change)],
  ['the rest of a day', (database) => findRestOfDay(database, change)],
])('%s: read through an index', async (_name, work) => {
  await expectIndexed(app.deps.database, work);
});

test('a page of the feed has the newest changes of all followed records, and the next page those before', async () => {
  const feed = { followerId, kind: undefined };
  const newest = await findFeed(app.deps.database, feed, { before: undefined, limit: 250 });
  const all = await sql<{
    id: number;
  }>`select id from changes where item_id % 2 = 0 order by id desc limit 250`.execute(app.deps.database.db);
  expect(newest.map(({ id }) => id)).toEqual(all.rows.map(({ id }) => id));
  const next = await findFeed(app.deps.database, feed, { before: newest[19]?.id, limit: 20 });
  expect(next.map(({ id }) => id)).toEqual(newest.slice(20, 40).map(({ id }) => id));
});

const arriving = recordKinds({ features }).flatMap(({ kind, arrivals }) =>
  arrivals?.find ? [{ kind, arrivals: { ...arrivals, find: arrivals.find } }] : [],
);

// An article's place is a time, which is not read.
test.each(arriving.filter(({ kind }) => kind !== 'article'))(
  'the last $kind: through an index',
  async ({ arrivals }) => {
    await expectIndexed(app.deps.database, (database) => arrivals.last(database, '2026-01-01'));
  },
);

test.each(arriving)('the next of kind $kind: through an index', async ({ arrivals }) => {
  await expectIndexed(app.deps.database, (database) => arrivals.find(database, { after: 7, upTo: 99, limit: 9 }));
});

test('the next listings: in their order, also where few members are confirmed and these own all', async () => {
  const { database } = app.deps;
  const { db } = database;
  await app.aListing(await app.aUser());
  const copy = async (table: 'users' | 'listings', times: number, changed: Record<string, RawBuilder<unknown>>) => {
    const row = await db.selectFrom(table).selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    const columns = Object.keys(row).filter((column) => column !== 'id');
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(columns.map((column) => changed[column] ?? sql.ref(column)))}
      from ${sql.table(table)}, ${numbersTo(database, times)} as numbers where id = ${row.id}`.execute(db);
  };
  const unique = ['username', 'username_key', 'email', 'email_key'];
  const numbered = Object.fromEntries(unique.map((column) => [column, sql`${sql.ref(column)} || i`]));
  await copy('listings', 5000, {});
  await copy('users', 5000, { ...numbered, email_confirmed_at: sql`null` });
  if (database.dialect === 'postgres') await sql`analyze users, listings`.execute(db);
  const { arrivals } = arriving.find(({ kind }) => kind === 'listing') ?? {};
  await expectUnsorted(database, async (asked) => arrivals?.find(asked, { after: 7, upTo: 4999, limit: 9 }));
});
