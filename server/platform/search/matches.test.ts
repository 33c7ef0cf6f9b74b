import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { SearchQuery, Wanted } from '#contract/kit/search-words.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { indexed, numbersTo } from '#server/testing/many-rows.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import {
  allMatching,
  askedMatch,
  isShort,
  matchOf,
  newestInStretch,
  newestMatching,
  someMatching,
} from './matches-store.ts';
import { findNewestOfWords } from './newest-of-words-store.ts';

/** More than a sample has, and more than a page is searched for before all matches are looked up. */
const records = 12_000;

/** Words and the records that have them. */
const has: Record<string, (id: number) => boolean> = {
  all: () => true,
  half: (id) => id % 2 === 0,
  third: (id) => id % 3 === 0,
  rare: (id) => id % 1009 === 0,
  early: (id) => id <= records * 0.1,
  // The newest ones may come from one import.
  imported: (id) => id > records * 0.9,
  // Has the beginning of another word.
  raresome: (id) => id % 5 === 1,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db, dialect } = database;
  const numbers = numbersTo(database, records);
  await sql`insert into documents (id, kind, item_id) select i, 'event', i from ${numbers} as numbers`.execute(db);
  const conditions = sql<string>`'all' || case when i % 2 = 0 then ' half' else '' end
    || case when i % 3 = 0 then ' third' else '' end || case when i % 1009 = 0 then ' rare' else '' end
    || case when i <= ${sql.lit(records * 0.1)} then ' early' else '' end
    || case when i > ${sql.lit(records * 0.9)} then ' imported' else '' end
    || case when i % 5 = 1 then ' raresome' else '' end`;
  await sql`insert into document_search (rowid, lexemes)
    select i, ${indexed(database, conditions)} from ${numbers} as numbers`.execute(db);
  if (dialect === 'postgres') await sql`analyze`.execute(db);
});
afterAll(() => database[Symbol.asyncDispose]());

const whole = (text: string): Wanted[] => [{ as: 'whole', text }];
const beginning = (text: string): Wanted[] => [{ as: 'beginning', text }];

const queries: [string, SearchQuery][] = [
  ['what all have', [whole('all')]],
  ['a frequent and a rare word', [whole('half'), whole('rare')]],
  ['a rare word and a frequent beginning', [whole('rare'), beginning('al')]],
  ['a frequent word and a rare beginning', [whole('all'), beginning('rar')]],
  ['a beginning of a rare and a frequent word', [beginning('rare')]],
  ['a rare and a frequent beginning', [beginning('rar'), beginning('al')]],
  ['three beginnings and a word', [beginning('al'), beginning('raresome'), beginning('hal'), whole('third')]],
  ['words of the oldest', [whole('early'), whole('third')]],
  ['words of the newest', [whole('imported'), beginning('hal')]],
  ['words that no record has together', [whole('early'), whole('imported')]],
  ['one of two words', [[...whole('rare'), ...whole('early')], whole('half')]],
  ['nothing', [whole('nobody')]],
];

function idsOf(query: SearchQuery): number[] {
  const meets = (id: number) =>
    query.every((alternatives) =>
      alternatives.some(({ as, text }) =>
        Object.entries(has).some(
          ([word, isIn]) => (as === 'whole' ? word === text : word.startsWith(text)) && isIn(id),
        ),
      ),
    );
  return Array.from({ length: records }, (_, index) => records - index).filter(meets);
}

describe.each(queries)('%s', (_what, query) => {
  const expected = idsOf(query);
  const asked = () => askedMatch(matchOf(database, query));
  const read = async (ids: ReturnType<typeof allMatching>) =>
    (await database.db.selectFrom(ids.as('found')).select('id').execute()).map(({ id }) => id);

  test.each([1, 21, 300, 6000])('the newest %i, from the first and in between', async (limit) => {
    const { dialect } = database;
    const page = { limit: sql.val(limit) };
    expect(await read(newestMatching(dialect, 'document_search', asked(), page))).toEqual(expected.slice(0, limit));
    const [after, before] = [records * 0.05, records * 0.8];
    const between = newestMatching(dialect, 'document_search', asked(), {
      ...page,
      after: sql.val(after),
      before: sql.val(before),
    });
    expect(await read(between)).toEqual(expected.filter((id) => id > after && id < before).slice(0, limit));
    for (const upTo of [after + 400, before]) {
      const stretch = { ...page, after: sql.val(after), before: sql.val(upTo + 1) };
      const short = isShort({ after, before: upTo + 1 });
      const ids = newestInStretch(dialect, 'document_search', asked(), stretch, short);
      expect(await read(ids)).toEqual(expected.filter((id) => id > after && id <= upTo).slice(0, limit));
    }
  });

  test.each([1, 1001, 6000])('as many as there are, up to %i', async (limit) => {
    const found = await read(someMatching(database.dialect, 'document_search', asked(), sql.val(limit)));
    expect(found).toHaveLength(Math.min(limit, expected.length));
  });

  test('all', async () => {
    const found = await read(allMatching(database.dialect, 'document_search', asked()));
    expect(found.toSorted((a, b) => b - a)).toEqual(expected);
  });
});

test.each([1, 12, 300])('the newest %i with each of several words', async (limit) => {
  const words = [...Object.keys(has), 'nobody'];
  const expected = words.map((text) => idsOf([whole(text)]).slice(0, limit));
  expect(await findNewestOfWords(database, 'document_search', words, limit)).toEqual(expected);
  expect(await findNewestOfWords(database, 'document_search', words.slice(3, 5), limit)).toEqual(expected.slice(3, 5));
  expect(await findNewestOfWords(database, 'document_search', [], limit)).toEqual([]);
});

test('without the matches of another query', async () => {
  const match = matchOf(database, [whole('third')], [beginning('hal')]);
  const page = { limit: sql.val(5) };
  const ids = newestMatching(database.dialect, 'document_search', askedMatch(match), page);
  const rows = await database.db.selectFrom(ids.as('found')).select('id').execute();
  expect(rows.map(({ id }) => id)).toEqual([11_997, 11_991, 11_985, 11_979, 11_973]);
});

onlyOn(
  'postgres',
  'what statistics take for a large table is searched in the same way, and counted by a sample',
  async () => {
    const { db, dialect } = database;
    await sql`update pg_class set reltuples = 5e7 where oid = 'document_search'::regclass`.execute(db);
    onTestFinished(async () => {
      await sql`analyze`.execute(db);
    });
    const read = async (ids: ReturnType<typeof allMatching>) =>
      (await db.selectFrom(ids.as('found')).select('id').execute()).map(({ id }) => id);
    for (const [, query] of queries) {
      for (const limit of [1, 21, 300]) {
        const newest = newestMatching(dialect, 'document_search', askedMatch(matchOf(database, query)), {
          limit: sql.val(limit),
        });
        expect(await read(newest)).toEqual(idsOf(query).slice(0, limit));
      }
    }
    const counted = async (text: string) => {
      const asked = askedMatch(matchOf(database, [whole(text)]));
      return (await read(someMatching(dialect, 'document_search', asked, sql.val(10_000)))).length;
    };
    // More than there are: a word that half of them have would stand in twenty-five million records.
    expect(await counted('half')).toBe(10_000);
    expect(await counted('rare')).toBe(11);
    expect(await counted('nobody')).toBe(0);
  },
);

onlyOn('postgres', 'a plan for all queries takes matches from the index of lexemes only', async () => {
  const { db, dialect } = database;
  const param = sql.val('');
  const newest = newestMatching(
    dialect,
    'document_search',
    { match: param, sure: param, loose: sql.val([]) },
    { after: sql.val(1), before: sql.val(2), limit: sql.val(3) },
  );
  const { sql: text } = db.selectFrom(newest.as('newest')).select('id').compile();
  const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`).execute(db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Bitmap Index Scan on document_search_lexemes');
  expect(plan).not.toContain('Bitmap Index Scan on document_search_pkey');
});
