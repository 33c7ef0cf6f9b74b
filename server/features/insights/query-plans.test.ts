import { sql } from 'kysely';
import { afterAll, beforeAll, test } from 'vitest';

import { companiesForMarkets, sectorOfCompany } from '#server/features/companies/index.ts';
import { countAskers } from '#server/features/enquiries/index.ts';
import { findListed, listingsForMarkets } from '#server/features/listings/index.ts';
import { technologiesForMarkets } from '#server/features/technologies/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sharedViews } from '#server/platform/views/store.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { numbersTo } from '#server/testing/many-rows.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { findFactsOf } from './count/facts-store.ts';
import { findAnnual, findDue } from './quarterly/quarter-store.ts';
import { countFacts, findFacts } from './records-store.ts';
import { findReport } from './report-store.ts';

/** As many as make a scan dearer than a look-up. */
const rows = 20_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const numbers = numbersTo(database, rows);
  await sql`insert into insight_facts (kind, item_id, figure, at, amount, area, sector, country)
    select 'listing', i, 'hiring/2026-2/contract', '2026-05-04', 1, 'energy-storage', 'energy-storage', 'pt'
    from ${numbers} as n`.execute(database.db);
  await sql`insert into view_totals (kind, item_id, total) select 'listing', i, 1 from ${numbers} as n`.execute(
    database.db,
  );
  await sql`analyze`.execute(database.db);
});
afterAll(() => database[Symbol.asyncDispose]());

const now = '2026-07-01T00:00:00.000Z';
const figure = 'hiring/2026-2/contract';
const after = { at: '2026-05-04', id: 900 };

test.each<[string, (database: Database) => Promise<unknown>]>([
  ...(['area', 'sector', 'country'] as const).map((column): [string, (database: Database) => Promise<unknown>] => [
    `records by ${column}`,
    (db) => findFacts(db, { column, market: 'pt', figure, before: '2026-07-01' }, { after, limit: 21 }),
  ]),
  ['the number of records', (db) => countFacts(db, { column: 'country', market: 'pt', figure })],
  ['a report', (db) => findReport(db, 'country', 'pt')],
  ['facts of a portion', (db) => findFactsOf(db, 'listing', { after: 500, upTo: 600, limit: 1000 })],
  ['companies', (db) => companiesForMarkets(db, 500, 100)],
  ['technologies', (db) => technologiesForMarkets(db, 500, 100)],
  ['listings', (db) => listingsForMarkets(db, 500, 100, now)],
  ['listed ones', (db) => findListed(db, [1, 2], now)],
  ['a sector', (db) => sectorOfCompany(db, 1)],
  ['reads', (db) => sharedViews(db, 'listing', [1, 2], '2026-05-04')],
  ['members who wrote', (db) => countAskers(db, 'listing', [1, 2])],
  ['annual members', (db) => findAnnual(db, 500, 100)],
  ['emails that are due', (db) => findDue(db, now, 100)],
])('%s: every table is read by an index', async (_name, work) => {
  await expectIndexed(database, work);
});
