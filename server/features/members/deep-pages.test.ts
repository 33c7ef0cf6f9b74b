import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { MemberSort } from '#contract/members.ts';
import { idSpace } from '#server/platform/search/figure-rank.ts';
import { expectNoDearer } from '#server/testing/costs.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { indexed, numbersTo } from '#server/testing/many-rows.ts';
import type { DirectoryCursor } from './cursor.ts';
import { findDirectoryPage } from './directory.ts';
import { initialsFacet } from './search-index-store.ts';
import { initialsOf } from './sort-name.ts';

/** As many as make 3,000 pages of 20. */
const members = 60_000;
const limit = 20;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill(database);
}, 120_000);
afterAll(() => database[Symbol.asyncDispose]());

/** The start of the last page in each order: everyone has one connection, and names follow the numbers. */
const lastPages: Record<Exclude<MemberSort, 'relevance' | 'ticket'>, DirectoryCursor> = {
  connections: { sort: 'connections', before: idSpace + limit + 1 },
  newest: { sort: 'newest', before: limit + 1 },
  name: { sort: 'name', after: { name: `member ${1_000_000 + members - limit}`, id: members - limit } },
};

test.each([
  ['connections', undefined],
  ['connections', 'sample'],
  ['newest', undefined],
  ['newest', 'sample'],
  ['name', undefined],
  // All names begin with the letters that the index knows.
  ['name', 'sample'],
] as const)('by %s, searching %s: the 3,000th page costs as much as the first', async (sort, search) => {
  const page = (cursor: DirectoryCursor | undefined) =>
    findDirectoryPage(database, { search, focusArea: undefined, sort, cursor, limit });
  expect((await page(undefined)).rows).toHaveLength(limit);
  const last = await page(lastPages[sort]);
  expect(last.rows).toHaveLength(limit);
  expect(last.next).toBeNull();
  await expectNoDearer(() => page(undefined), [() => page(lastPages[sort])]);
});

// A wrong way shows with so many members: PostgreSQL would walk past all of them for a word that few have.
test.each(['connections', 'newest', 'name', 'relevance'] as const)(
  'by %s: a word that one member has, and one that nobody has, cost as much as a word that all have',
  async (sort) => {
    const page = (search: string) => findDirectoryPage(database, { search, sort, cursor: undefined, limit });
    expect((await page('seldom')).rows.map(({ id }) => id)).toEqual([1]);
    expect((await page('nobody')).rows).toEqual([]);
    await expectNoDearer(() => page('sample'), [() => page('seldom'), () => page('nobody sampl')]);
  },
);

/** Listed members with numbers from 1 on, inserted directly with only the columns that the directory reads. */
async function fill(database: TestDatabase): Promise<void> {
  const { db, dialect } = database;
  const numbers = numbersTo(database, members);
  // All names have the same number of digits, so their order is that of the numbers.
  const name = sql`'member ' || (${sql.lit(1_000_000)} + i)`;
  await sql`insert into users (id, username, username_key, email, email_key, role, membership_tier, password_hash,
      is_test, created_at)
    select i, ${name}, ${name}, i || '@example.com', i || '@example.com', 'member', 'free', '', 0,
      '2026-01-01T00:00:00.000Z' from ${numbers} as numbers`.execute(db);
  await sql`insert into member_profiles (user_id, sort_name, connection_count, connection_rank)
    select i, ${name}, 1, ${sql.lit(idSpace)} + i from ${numbers} as numbers`.execute(db);
  const initials = [1, 2, 3].map((count) => initialsFacet(initialsOf('member', count))).join(' ');
  const lexemes = sql<string>`case when i = 1 then 'seldom sample ' else 'sample ' end || ${sql.lit(initials)}`;
  for (const [table, key] of [
    ['member_search', sql`i`],
    ['member_rank_search', sql`${sql.lit(idSpace)} + i`],
  ] as const) {
    await sql`insert into ${sql.table(table)} (rowid, lexemes)
      select ${key}, ${indexed(database, lexemes)} from ${numbers} as numbers`.execute(db);
  }
  if (dialect === 'postgres') await sql`analyze`.execute(db);
}
