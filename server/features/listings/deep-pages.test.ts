import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { facet } from '#contract/kit/facets.ts';
import { type SearchQuery, searchQuery } from '#contract/kit/search-words.ts';
import { expectNoDearer } from '#server/testing/costs.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { aUser } from '#server/testing/factories.ts';
import { indexed, numbersTo } from '#server/testing/many-rows.ts';
import { findOwn } from './own-store.ts';
import { countListings, findListings } from './store.ts';

/** As many as make 3,000 pages of 20; every fourth is a job. */
const listings = 60_000;
const pageSize = 20;
/** The 3,000th page begins after this listing. */
const lastPage = pageSize + 1;

let database: TestDatabase;
let ownerId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ownerId = (await aUser({ database, now: () => new Date() })).id;
  await fill(database, ownerId);
}, 120_000);
afterAll(() => database[Symbol.asyncDispose]());

const job = facet('type', 'job');
const searches: [name: string, search: SearchQuery | null, last: number][] = [
  ['all', null, 1],
  ['a word that every listing has', searchQuery('sample', []), 1],
  ['a kind', searchQuery(undefined, [job]), 4],
  ['a kind and a word', searchQuery('sample', [job]), 4],
];

test.each(searches)('%s: the 3,000th page costs as much as the first', async (_name, search, lastId) => {
  const page = async (from: number | undefined) =>
    (await findListings(database, { search, before: from, limit: pageSize + 1 })).map(({ id }) => id);
  const [first, last] = [await page(undefined), await page(lastPage)];
  expect(first).toHaveLength(pageSize + 1);
  expect(first[0]).toBe(listings);
  expect(last.every((id) => id < lastPage)).toBe(true);
  expect(last.at(-1)).toBe(lastId);
  await expectNoDearer(() => page(undefined), [() => page(lastPage)]);
});

// A wrong way shows with so many records: PostgreSQL would walk past all of them for a word that few have.
test.each<[string, SearchQuery | null, number[]]>([
  ['a word that only two of the oldest have', searchQuery('seldom', []), [2, 1]],
  ['that word and one that all have', searchQuery('seldom sample', []), [2, 1]],
  ['that word and a kind', searchQuery('seldom', [job]), []],
  ['a word that no listing has', searchQuery('nowhere', []), []],
  ['a word that none has, and the beginning of one that all have', searchQuery('nowhere sampl', []), []],
])('%s: as fast as the first page of all, and counted', async (_name, search, ids) => {
  const page = (of: SearchQuery | null) =>
    findListings(database, { search: of, before: undefined, limit: pageSize + 1 });
  expect((await page(search)).map(({ id }) => id)).toEqual(ids);
  expect(await countListings(database, search)).toBe(ids.length);
  const answer = (of: SearchQuery | null) => async () => [await page(of), await countListings(database, of)];
  await expectNoDearer(answer(null), [answer(search)]);
});

test("one's own: the 3,000th page costs as much as the first", async () => {
  const page = (from: number | undefined) =>
    findOwn(database, { ownerId, status: 'published', before: from, limit: pageSize + 1 });
  expect((await page(undefined))[0]?.id).toBe(listings);
  expect((await page(lastPage)).map(({ id }) => id)).toEqual(
    Array.from({ length: pageSize }, (_, index) => pageSize - index),
  );
  await expectNoDearer(() => page(undefined), [() => page(lastPage)]);
});

/** Published listings with numbers from 1 on, inserted directly with only the columns that lists and filters read. */
async function fill(database: TestDatabase, owner: number): Promise<void> {
  const { db, dialect } = database;
  const numbers = numbersTo(database, listings);
  await sql`insert into listings (id, owner_id, type, title, description, excerpt, focus_area_id, contact_email, tags,
      details, status, created_at, updated_at, expires_at)
    select i, ${sql.lit(owner)}, case when i % 4 = 0 then 'job' else 'company' end, 'Sample ' || i, '<p>A sample.</p>',
      'A sample.', 1, 'sample@example.com', '[]', '{}', 'published', '2026-01-01T00:00:00.000Z',
      '2026-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z' from ${numbers} as numbers`.execute(db);
  const words = sql<string>`'sample ' || case when type = 'job' then ${sql.lit(job)} else ${sql.lit(facet('type', 'company'))} end
    || case when id <= 2 then ' seldom' else '' end`;
  await sql`insert into listing_search (rowid, lexemes)
    select id, ${indexed(database, words)} from listings order by id`.execute(db);
  if (dialect === 'postgres') await sql`analyze`.execute(db);
}
