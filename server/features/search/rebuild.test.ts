import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';

import { listCompanies } from '#contract/companies.ts';
import { updateFocusArea } from '#contract/focus-areas-admin.ts';
import { listMembers } from '#contract/members.ts';
import { searchEverything } from '#contract/search.ts';
import { listTechnologies } from '#contract/technologies.ts';
import type { Database } from '#server/platform/db/database.ts';
import { up as searchWords } from '#server/platform/db/migrations/0032-search-words.ts';
import { up as plainLetters } from '#server/platform/db/migrations/0035-plain-letters.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import { seed } from '#server/seed/seed.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { aMember } from '#server/testing/factories.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { rebuildSearch } from './rebuild.ts';

const indexes = [
  'member_search',
  'member_rank_search',
  'company_search',
  'technology_search',
  'listing_search',
  'document_search',
  'article_search',
  'research_article_search',
  'event_search',
] as const;

/** The database as an older program left it, but that nothing at all is found, and then the migration. */
async function fromOlder({ deps: { database } }: TestApp): Promise<void> {
  const db = database.db as unknown as Kysely<unknown>;
  for (const index of indexes) await sql`delete from ${sql.table(index)}`.execute(db);
  for (const table of ['companies', 'articles', 'research_articles']) {
    await sql`update ${sql.table(table)} set lexemes = ''`.execute(db);
  }
  await sql`drop table search_rebuilds`.execute(db);
  await searchWords(db, database.dialect);
}

const waiting = async ({ deps }: TestApp) =>
  (await deps.database.db.selectFrom('search_rebuilds').selectAll().execute()).map(({ kind }) => kind).toSorted();

const entries = async ({ deps }: TestApp) =>
  Promise.all(
    indexes.map(async (index) => {
      const { rows } = await sql<{ rowid: number }>`select rowid from ${sql.table(index)} order by rowid`.execute(
        deps.database.db,
      );
      return rows.map(({ rowid }) => rowid);
    }),
  );

test('N1, N2: a rebuild indexes all records of an older database that are listed, and no others', async () => {
  await using app = await createTestApp();
  const { deps } = app;
  await seed(deps);
  const hidden = await aCompany(deps, { name: 'Zirkonwerk' });
  await deps.database.write(
    async (trx) => await moderatedKind(deps, 'company').setHold?.(deps.database, trx, hidden, 'hidden', deps.now()),
  );
  await aMember(deps, { fullName: 'Zoe Shy', isListed: false });
  await rebuildSearch(deps);
  const before = await entries(app);
  const words = ['thor', 'tidewell', 'forum', 'solar', 'zirkon', 'zoe'];
  const answers = () =>
    Promise.all(words.map(async (q) => (await app.visitor().call(searchEverything, { query: { q } })).body));
  const said = await answers();

  await fromOlder(app);
  expect(await waiting(app)).toEqual(['article', 'company', 'event', 'listing', 'member', 'research', 'technology']);
  expect((await app.visitor().call(searchEverything, { query: { q: 'solar' } })).body.groups).toEqual([]);
  await rebuildSearch(deps);
  expect(await waiting(app)).toEqual([]);
  expect(await entries(app)).toEqual(before);
  expect(await answers()).toEqual(said);
  expect(said[words.indexOf('zirkon')]?.groups).toEqual([]);
});

test('an interrupted rebuild continues where it stopped', async () => {
  await using app = await createTestApp();
  const { deps } = app;
  for (let number = 0; number < 50; number += 1) await aCompany(deps, { name: `Works ${number}` });
  await rebuildSearch(deps);
  const before = await entries(app);
  await fromOlder(app);
  let steps = 0;
  const write: Database['write'] = (work) => {
    steps += 1;
    if (steps > 2) throw new Error('the program ends');
    return deps.database.write(work);
  };
  await expect(rebuildSearch({ ...deps, database: { ...deps.database, write } })).rejects.toThrow('the program ends');
  const found = (await entries(app))[2] ?? [];
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(50);
  expect(await waiting(app)).toContain('company');
  await rebuildSearch(deps);
  expect(await entries(app)).toEqual(before);
  expect(await waiting(app)).toEqual([]);
});

onlyOn('postgres', 'what is written is in an index at once: no search reads a list of what waits', async () => {
  await using app = await createTestApp();
  const { rows } = await sql<{ name: string; options: string[] | null }>`select relname as name, reloptions as options
    from pg_class join pg_am on pg_am.oid = relam where amname = 'gin'`.execute(app.deps.database.db);
  expect(rows.length).toBeGreaterThan(indexes.length);
  expect(rows.filter(({ options }) => !options?.includes('fastupdate=off'))).toEqual([]);
});

test('the migration starts no rebuild if the database only has built-in rows', async () => {
  await using app = await createTestApp();
  expect(await waiting(app)).toEqual(['technology']);
});

test('N2: companies and technologies are found by the current title of their focus area', async () => {
  await using app = await createTestApp();
  const { deps } = app;
  await aCompany(deps, { name: 'Brinewell', focusArea: 'energy-storage' });
  await aTechnology(deps, { companyId: null, name: 'Brine pump', focusArea: 'energy-storage' });
  await rebuildSearch(deps);
  const admin = await app.as('admin');
  const area = await deps.database.db
    .selectFrom('focus_areas')
    .where('slug', '=', 'energy-storage')
    .selectAll()
    .executeTakeFirstOrThrow();
  const { description, version } = area;
  const body = { title: 'Reservoirs', description, icon: 'focus-energy-storage', version } as const;
  await admin.call(updateFocusArea, { params: { id: String(area.id) }, body });
  await rebuildSearch(deps);
  const query = { search: 'eservoir' };
  const names = async () => [
    ...(await admin.call(listCompanies, { query })).body.items.map(({ name }) => name),
    ...(await admin.call(listTechnologies, { query })).body.items.map(({ name }) => name),
  ];
  expect(await names()).toEqual(['Brinewell', 'Brine pump']);
  const added = await aCompany(deps, { name: 'Later', focusArea: 'energy-storage' });
  expect(await names()).toContain('Later');
  expect(added).toBeGreaterThan(0);
});

test('N1: existing rows are found by plain letters, too, even if a rebuild was in progress', async () => {
  await using app = await createTestApp();
  const { deps } = app;
  await aMember(deps, { fullName: 'Søren Quill' });
  await aCompany(deps, { name: 'Łódź Heat' });
  for (const index of indexes) await sql`delete from ${sql.table(index)}`.execute(deps.database.db);
  await sql`insert into search_rebuilds (kind, indexed_to) values ('member', 1000000)`.execute(deps.database.db);
  await plainLetters(deps.database.db as unknown as Kysely<unknown>);
  await rebuildSearch(deps);
  const named = async (q: string) =>
    (await app.visitor().call(searchEverything, { query: { q } })).body.groups.flatMap(({ hits }) =>
      hits.map(({ title }) => title),
    );
  expect([await named('soren'), await named('lodz')]).toEqual([['Søren Quill'], ['Łódź Heat']]);
});

test('a member who changes during a rebuild is indexed with the latest version', async () => {
  await using app = await createTestApp();
  const { deps } = app;
  await aMember(deps, { fullName: 'Ada Quill', skills: ['Rowing'] });
  await fromOlder(app);
  await Promise.all([rebuildSearch(deps), aMember(deps, { fullName: 'Bea Quill', skills: ['Rowing'] })]);
  const { body } = await app.visitor().call(listMembers, { query: { search: 'rowing' } });
  expect(body.items.map(({ name }) => name).toSorted()).toEqual(['Ada Quill', 'Bea Quill']);
});
