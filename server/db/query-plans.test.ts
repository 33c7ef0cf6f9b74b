import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findSession } from '#server/features/accounts/session-store.ts';
import { countListings, findListing, findListings } from '#server/features/listings/store.ts';
import { facet, searchQuery } from '#server/search/lexemes.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { makeLocation, type TestLocation } from '#server/testing/database.ts';
import { aUser } from '#server/testing/factories.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

/**
 * The busiest queries go through an index. PostgreSQL is told to prefer one at any price, for the few
 * rows of a test are cheapest to scan: a plan that still scans has no index to use. SQLite has statistics
 * of the day when there were members and no listings: they must not lead it astray.
 */
let location: TestLocation;
let app: TestApp;
beforeAll(async () => {
  location = await makeLocation();
  const young = openDatabase(location);
  await migrate(young);
  const deps = { database: young, now: () => new Date() };
  const [owner] = await Promise.all(Array.from({ length: 60 }, () => aUser(deps)));
  await sql`analyze`.execute(young.db);
  await young.close();
  app = await createTestApp({ database: openDatabase(location) });
  if (!owner) throw new Error('there is an owner');
  for (let number = 0; number < 30; number += 1) await app.aListing(owner, { tags: [`n${number}`] });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await app.deps.database.close();
  await location[Symbol.asyncDispose]();
});

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** The statements that `work` runs, as they reach the database. */
async function statementsOf(work: (database: Database) => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const { database } = app.deps;
  await work({
    ...database,
    read: (query) => {
      seen.push(query);
      return database.read(query);
    },
  });
  return seen;
}

async function planOf({ sql: text, parameters }: Statement): Promise<string> {
  const { database } = app.deps;
  if (database.dialect === 'sqlite') {
    const rows = await database.read<{ detail: string }>({ sql: `explain query plan ${text}`, parameters });
    return rows.map(({ detail }) => detail).join('\n');
  }
  const rows = await database.db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    const result = await connection.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${text}`, [...parameters]),
    );
    await connection.executeQuery(CompiledQuery.raw('reset enable_seqscan'));
    return result.rows;
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const everywhere = { before: undefined, limit: 21 };
const words = searchQuery('sample market', []);
const filters = searchQuery(undefined, [facet('type', 'company'), facet('area', 'energy-storage')]);

test.each<[string, (database: Database) => Promise<unknown>]>([
  ['list', (database) => findListings(database, { ...everywhere, search: null })],
  ['deep page', (database) => findListings(database, { search: null, before: 17, limit: 21 })],
  ['search', (database) => findListings(database, { ...everywhere, search: words })],
  ['filter', (database) => findListings(database, { ...everywhere, search: filters })],
  ['count of all', (database) => countListings(database, null)],
  ['count of a search', (database) => countListings(database, words)],
  ['detail', (database) => findListing(database, 7)],
  ['session', (database) => findSession(database, 'a'.repeat(64))],
])('%s: every table through an index', async (_name, work) => {
  const statements = await statementsOf(work);
  expect(statements).toHaveLength(1);
  for (const statement of statements) expectIndexed(await planOf(statement));
});

test('sign-in and rate limit: through an index', async () => {
  const { database } = app.deps;
  const email = database.db.selectFrom('users').where('email_key', '=', 'x').select('id').compile();
  const name = database.db.selectFrom('users').where('username_key', '=', 'x').select('id').compile();
  const limit = database.db.selectFrom('rate_limits').where('key', '=', 'x').select('hits').compile();
  const expired = database.db.selectFrom('sessions').where('expires_at', '<=', 'x').select('user_id').compile();
  const unused = database.db.selectFrom('sessions').where('last_seen_at', '<=', 'x').select('user_id').compile();
  for (const statement of [email, name, limit, expired, unused]) expectIndexed(await planOf(statement));
});

function expectIndexed(plan: string): void {
  if (app.deps.database.dialect === 'sqlite') {
    // What is scanned are subqueries (`page`), the search index itself, or an index in its order.
    const scans = plan
      .split('\n')
      .filter((line) => /^SCAN (?!page|counted|\(|CONSTANT|listing_search VIRTUAL)/.test(line));
    expect(
      scans.filter((line) => !line.includes('COVERING INDEX')),
      plan,
    ).toEqual([]);
    expect(plan).not.toMatch(/AUTOMATIC/);
  } else {
    expect(plan).not.toContain('Seq Scan');
  }
}
