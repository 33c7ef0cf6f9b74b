import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchQuery } from '#contract/kit/search-words.ts';
import { findTechnologies } from '#server/features/technologies/store.ts';
import { expectNoDearer } from '#server/testing/costs.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { indexed, numbersTo } from '#server/testing/many-rows.ts';
import { type CompanyQuery, findCompanies } from './listing-store.ts';

/** As many as make 3,000 pages of 20. */
const records = 60_000;
const limit = 20;
/** Lower ids are reserved, or belong to the program's own technologies. */
const firstId = 1_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill(database);
}, 120_000);
afterAll(() => database[Symbol.asyncDispose]());

const everywhere = searchQuery('sample', []);
const digits = (number: number) => String(1_000_000 + number);
const lastByName = { key: digits(records - limit), id: firstId + records - limit };

test.each([
  ['alphabetical', null, lastByName],
  ['alphabetical', everywhere, lastByName],
  ['oldest', null, { key: 2000, id: firstId + records - limit }],
] as const)('companies, %s, searching %j: the 3,000th page costs as much as the first', async (sort, search, last) => {
  const page = async (after: CompanyQuery['after']) =>
    (await findCompanies(database, { search, sort, after, limit })).rows;
  expect(await page(undefined)).toHaveLength(limit);
  expect((await page(last)).at(-1)?.id).toBe(firstId + records);
  await expectNoDearer(() => page(undefined), [() => page(last)]);
});

test.each([null, everywhere])(
  'technologies, searching %j: the 3,000th page costs as much as the first',
  async (search) => {
    const page = (before: number | undefined) => findTechnologies(database, { search, before, limit });
    const last = firstId + limit + 1;
    expect((await page(undefined))[0]?.id).toBe(firstId + records);
    expect((await page(last)).at(-1)?.id).toBe(firstId + 1);
    await expectNoDearer(() => page(undefined), [() => page(last)]);
  },
);

// A wrong way shows with so many records: PostgreSQL would walk past all of them for a word that few have.
test.each(['seldom', 'nowhere', 'seldom sampl'])('searching "%s" costs as much as what all have', async (text) => {
  const [rare, frequent] = [text, 'sample'].map((words) => searchQuery(words, [], 'parts'));
  const companies = (search: CompanyQuery['search']) =>
    findCompanies(database, { search, sort: 'alphabetical', after: undefined, limit });
  const technologies = (search: CompanyQuery['search']) =>
    findTechnologies(database, { search, before: undefined, limit });
  const found = text === 'nowhere' ? [] : [firstId + 1];
  expect((await companies(rare ?? null)).rows.map(({ id }) => id)).toEqual(found);
  expect((await technologies(rare ?? null)).map(({ id }) => id)).toEqual(found);
  for (const find of [companies, technologies]) {
    await expectNoDearer(() => find(frequent ?? null), [() => find(rare ?? null)]);
  }
});

/** Companies and technologies inserted directly, with only the columns that their directories read. */
async function fill(database: TestDatabase): Promise<void> {
  const { db, dialect } = database;
  const numbers = numbersTo(database, records);
  const id = sql`${sql.lit(firstId)} + i`;
  const name = sql`cast(1000000 + i as text)`;
  const at = sql`'2026-01-01T00:00:00.000Z'`;
  await sql`insert into companies (id, name, name_key, description, lexemes, long_description, location, founded_year,
      size, sector, funding_rounds, milestones, created_at, updated_at)
    select ${id}, ${name}, ${name}, 'A sample.', ' sample ', '', 'Lisbon', 2000, '1-10', 'solar-energy', '[]', '[]',
      ${at}, ${at} from ${numbers} as numbers`.execute(db);
  await sql`insert into technologies (id, name, description, detailed_description, sector, status, development_stage,
      readiness_level, tags, is_listed_for_sale, key_innovators, applications, patents, publications, metrics,
      development_stages, sources, created_at, updated_at)
    select ${id}, ${name}, 'A sample.', '', 'solar-energy', 'mature', 'pilot', 5, '[]', 0, '[]', '[]', '[]', '[]', '{}',
      '[]', '[]', ${at}, ${at} from ${numbers} as numbers`.execute(db);
  for (const table of ['company_search', 'technology_search'] as const) {
    await sql`insert into ${sql.table(table)} (rowid, lexemes)
      select ${id}, ${indexed(database, sql`case when i = 1 then 'seldom sample' else 'sample' end`)} from ${numbers} as numbers`.execute(
      db,
    );
  }
  if (dialect === 'postgres') await sql`analyze`.execute(db);
}
