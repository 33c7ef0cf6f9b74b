import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countCap } from '#contract/kit/paging.ts';
import type { Wanted } from '#contract/kit/search-words.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { indexed, numbersTo } from '#server/testing/many-rows.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { few, fewMatching, newestOfFew } from './few-matches-store.ts';
import { askedMatch, matchOf } from './matches-store.ts';

const records = 12_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db, dialect } = database;
  const numbers = numbersTo(database, records);
  await sql`insert into documents (id, kind, item_id) select i, 'event', i from ${numbers} as numbers`.execute(db);
  const words = sql<string>`'all' || case when i % 4 = 0 then ' fourth' else '' end
    || case when i % 1009 = 0 then ' rare' else '' end`;
  await sql`insert into document_search (rowid, lexemes)
    select i, ${indexed(database, words)} from ${numbers} as numbers`.execute(db);
  if (dialect === 'postgres') await sql`analyze`.execute(db);
});
afterAll(() => database[Symbol.asyncDispose]());

async function found(text: string, limit?: number) {
  const { db, dialect } = database;
  const word: Wanted = { as: 'whole', text };
  const asked = askedMatch(matchOf(database, [[word]]));
  return fewMatching(db, dialect, 'document_search', asked, limit).executeTakeFirstOrThrow();
}

test.each([
  ['nobody', undefined, 0],
  ['rare', undefined, 11],
  ['fourth', undefined, countCap + 1],
  ['fourth', 2000, 2000],
  ['all', few + 1, few + 1],
])('%s, counted up to %s, is counted as %i', async (word, limit, total) => {
  expect((await found(word, limit)).total).toBe(total);
});

onlyOn('postgres', 'few are named, and a page is made of them; many are not', async () => {
  const numbersOf = async (word: string) => JSON.parse(`[${(await found(word)).ids?.slice(1, -1)}]`) as number[];
  const rare = Array.from({ length: 11 }, (_, index) => 1009 * (index + 1));
  expect((await numbersOf('rare')).toSorted((a, b) => a - b)).toEqual(rare);
  expect(await numbersOf('nobody')).toEqual([]);
  expect(await numbersOf('fourth')).toHaveLength(records / 4);
  expect((await found('all')).ids).toBeNull();

  const { ids } = await found('rare');
  const page = newestOfFew(sql.val(ids ?? ''), { before: sql.val(10_090), limit: sql.val(3) });
  const rows = await database.db.selectFrom(page.as('page')).select('id').execute();
  expect(rows.map(({ id }) => id)).toEqual([9081, 8072, 7063]);
});
