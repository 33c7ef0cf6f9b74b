import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { containsWords } from './contains-words.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test.each([
  ['Jürgen Müller', 'muller', true],
  ['Jürgen Müller', 'JÜRGEN mül', true],
  ['Jürgen Müller', 'Jane Müller', false],
  ['Zoë Ångström', 'zoe angstrom', true],
  // The accent is a character of its own.
  ['Zoe\u{308} Lind', 'zoë', true],
  ['Bergstraße 7', 'bergstrasse', true],
  ['Bergstrasse 7', 'straße', true],
  ['Søren Kjær', 'soren kjaer', true],
  ['ДМИТРИЙ', 'дмитрий', true],
  ['A pilot plant for heat', 'heat pilot', true],
  ['100% of it', '0% o', true],
  ['Unit 12, 345 m²', '12 345 m2', true],
  ['a.b', 'a b', true],
  ['axb', '.', false],
  ['日本の会議', '会議', true],
])('%s and %s: %s', async (text, typed, is) => {
  const found = await database.db
    .selectNoFrom(sql<number>`1`.as('one'))
    .where(containsWords(database, sql`${sql.lit(text)}`, typed))
    .execute();
  expect(found.length === 1).toBe(is);
});
