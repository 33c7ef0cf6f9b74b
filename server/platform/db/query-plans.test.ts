import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { connectionLists } from '#contract/connections.ts';
import { feedStates } from '#contract/feeds.ts';
import { facet } from '#contract/kit/facets.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { findHeld } from '#server/features/account-data/store.ts';
import { findSessions } from '#server/features/accounts/session-list-store.ts';
import { findSession } from '#server/features/accounts/session-store.ts';
import { findUserForSignIn } from '#server/features/accounts/store.ts';
import { findCompanies } from '#server/features/companies/listing-store.ts';
import { findCompany } from '#server/features/companies/store.ts';
import { findBlocks, isBlockable } from '#server/features/connections/blocks/store.ts';
import {
  countFollows,
  findFollowed,
  findFollowedIds,
  findFollowedMembers,
  findFollowers,
  findFollows,
} from '#server/features/connections/follows/store.ts';
import { findFollowedListing, hasPostedSince } from '#server/features/connections/follows/telling-store.ts';
import { countConnections, findConnections } from '#server/features/connections/list-store.ts';
import { findConnectionsWith } from '#server/features/connections/store.ts';
import { countRegistrations, findRegistrations } from '#server/features/events/admin-registration-store.ts';
import {
  countAdminEvents,
  countAttended,
  countSeatsOf,
  findAdminEvents,
  findEventsBefore,
} from '#server/features/events/admin-store.ts';
import { countSources, findAllSources } from '#server/features/feeds/admin-store.ts';
import { countItems, findItems as findFeedItems, findSources } from '#server/features/feeds/store.ts';
import { findCharges, findChargesOf, findCounted } from '#server/features/introductions/charge-store.ts';
import {
  countIntroductions,
  findIntroduction,
  findIntroductions,
  findOverdue,
  findTrail,
} from '#server/features/introductions/store.ts';
import {
  countListings,
  findListing,
  findListings,
  findPage as findPageOfListings,
} from '#server/features/listings/store.ts';
import { countDirectory, type DirectoryQuery, findDirectoryPage } from '#server/features/members/directory.ts';
import { findProfile } from '#server/features/members/profile-store.ts';
import { findCheckouts, findRefunds } from '#server/features/memberships/checkout-store.ts';
import { findLapsed, findRequests } from '#server/features/memberships/store.ts';
import { findDueTasks, findUnrenewed } from '#server/features/memberships/task-store.ts';
import { countInbox, findInbox } from '#server/features/messages/inbox-store.ts';
import { findMatches } from '#server/features/messages/search-store.ts';
import {
  findMessages,
  findMessagesAfter,
  findSentBy,
  findSide,
  hasWrittenTo,
  sumUnread,
} from '#server/features/messages/store.ts';
import { findHoldReasons } from '#server/features/moderation/hold-store.ts';
import {
  countCases,
  findCase,
  findCases,
  findReasons,
  findReportsOf,
} from '#server/features/moderation/queue-store.ts';
import { findDueDigests } from '#server/features/notifications/digest-store.ts';
import { findByUnsubscribeToken } from '#server/features/notifications/settings-store.ts';
import {
  countTechnologies,
  findPage as findPageOfTechnologies,
  findTechnologies,
  findTechnology,
} from '#server/features/technologies/store.ts';
import { features } from '#server/features.ts';
import { recordKinds } from '#server/platform/records/records.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { makeLocation, type TestLocation, testDialect } from '#server/testing/database.ts';
import { aUser } from '#server/testing/factories.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const holdings = features.flatMap(({ personalData }) => personalData?.holdings ?? []);

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
  const [owner] = await Promise.all(Array.from({ length: 200 }, () => aUser(deps)));
  if (testDialect === 'sqlite') await sql`pragma optimize`.execute(young.db);
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

/** The same for plain queries, which are built and run by Kysely. */
async function plainStatementsOf(
  work: (database: Pick<Database, 'db' | 'dialect'>) => Promise<unknown>,
): Promise<Statement[]> {
  const { db, dialect } = app.deps.database;
  const seen: Statement[] = [];
  const built = new Map<string, Statement>();
  const logged = db.withPlugin({
    transformQuery({ node, queryId }) {
      const { sql: text, parameters } = db.getExecutor().compileQuery(node, queryId);
      built.set(queryId.queryId, { sql: text, parameters });
      return node;
    },
    // Parts of queries are compiled, too; only whole ones have a result.
    async transformResult({ result, queryId }) {
      seen.push(...[built.get(queryId.queryId)].filter((statement) => statement !== undefined));
      return result;
    },
  });
  await work({ db: logged, dialect });
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
const parts = searchQuery('ampl arke', [facet('area', 'hydrogen')], 'parts');
const filters = searchQuery(undefined, [facet('type', 'company'), facet('area', 'energy-storage')]);
const byName = { sort: 'alphabetical', after: undefined, limit: 21 } as const;
const afterM = { key: 'm', id: 17 };
const byYear = { sort: 'newest', after: { key: 2010, id: 17 }, limit: 21 } as const;

const deep = { sort: 'connections', before: 2 ** 32 } as const;

function directory(query: Partial<DirectoryQuery> = {}): DirectoryQuery {
  return { search: undefined, focusArea: undefined, sort: 'connections', cursor: undefined, limit: 20, ...query };
}

test.each<[string, (database: Database) => Promise<unknown>]>([
  ['list', (database) => findListings(database, { ...everywhere, search: null })],
  ['deep page', (database) => findListings(database, { search: null, before: 17, limit: 21 })],
  ['search', (database) => findListings(database, { ...everywhere, search: words })],
  ['filter', (database) => findListings(database, { ...everywhere, search: filters })],
  ['page of a search, with its count', (database) => findPageOfListings(database, { ...everywhere, search: words })],
  ['count of all', (database) => countListings(database, null)],
  ['count of a search', (database) => countListings(database, words)],
  ['detail', (database) => findListing(database, 7)],
  ['members by connections', (database) => findDirectoryPage(database, directory())],
  ['members, deep page', (database) => findDirectoryPage(database, directory({ cursor: deep }))],
  ['newest members', (database) => findDirectoryPage(database, directory({ sort: 'newest' }))],
  ['members by name', (database) => findDirectoryPage(database, directory({ sort: 'name' }))],
  ['search in members', (database) => findDirectoryPage(database, directory({ search: 'person' }))],
  ['the newest who match', (database) => findDirectoryPage(database, directory({ search: 'person', sort: 'newest' }))],
  ['who match, by name', (database) => findDirectoryPage(database, directory({ search: 'person', sort: 'name' }))],
  ['the most relevant', (database) => findDirectoryPage(database, directory({ search: 'person', sort: 'relevance' }))],
  ['count of members', (database) => countDirectory(database, { search: undefined, focusArea: undefined })],
  ['count of matching members', (database) => countDirectory(database, { search: 'person', focusArea: 'x' })],
  ['profile', (database) => findProfile(database, 7)],
  ['feed sources', (database) => findSources(database, 4)],
  ['feed items', (database) => findFeedItems(database, { sourceId: 1, before: undefined, limit: 4 })],
  [
    'feed items, deep page',
    (database) => findFeedItems(database, { sourceId: 1, before: { publishedAt: '2026-01-01', id: 7 }, limit: 21 }),
  ],
  ['count of feed items', (database) => countItems(database, 1)],
  ['companies', (database) => findCompanies(database, { ...byName, search: null })],
  ['companies, deep page', (database) => findCompanies(database, { ...byName, search: null, after: afterM })],
  ['companies by year, deep page', (database) => findCompanies(database, { ...byYear, search: null })],
  ['companies, few matches', (database) => findCompanies(database, { ...byName, search: words, after: afterM })],
  ['companies, many matches', (database) => findCompanies(database, { ...byYear, search: words }, 0)],
  ['companies, parts of words', (database) => findCompanies(database, { ...byName, search: parts, after: afterM })],
  ['companies, parts of many', (database) => findCompanies(database, { ...byYear, search: parts }, 0)],
  ...(['closing', 'jobs', 'revenue'] as const).map((sort): [string, (database: Database) => Promise<unknown>] => [
    `companies by ${sort}, deep page`,
    (database) => findCompanies(database, { ...byYear, sort, search: null, after: { key: 3, id: 17 } }),
  ]),
  ['company', (database) => findCompany(database, 7)],
  ['technologies', (database) => findTechnologies(database, { ...everywhere, search: null })],
  ['technologies, deep page', (database) => findTechnologies(database, { search: filters, before: 17, limit: 21 })],
  ['technologies, parts of words', (database) => findTechnologies(database, { ...everywhere, search: parts })],
  [
    'technologies, page with its count',
    (database) => findPageOfTechnologies(database, { ...everywhere, search: words }),
  ],
  ['technologies, count', (database) => countTechnologies(database, words)],
  ['technologies, count of all', (database) => countTechnologies(database, null)],
  ['technology', (database) => findTechnology(database, 7)],
  ['inbox', (database) => findInbox(database, { userId: 1, ...everywhere })],
  ['inbox, deep page', (database) => findInbox(database, { userId: 1, before: 17, limit: 21 })],
  ['count of conversations', (database) => countInbox(database, 1)],
  ['unread messages', (database) => sumUnread(database, 1)],
  ['conversation', (database) => findSide(database, 1, 1)],
  ['messages', (database) => findMessages(database, { conversationId: 1, ...everywhere })],
  ['messages, deep page', (database) => findMessages(database, { conversationId: 1, before: 17, limit: 31 })],
  ['new messages', (database) => findMessagesAfter(database, { conversationId: 1, after: 17, limit: 30 })],
  ['session', (database) => findSession(database, 'a'.repeat(64))],
])('%s: every table is read by an index', async (_name, work) => {
  const statements = await statementsOf(work);
  expect(statements).not.toEqual([]);
  for (const statement of statements) expectIndexed(await planOf(statement));
});

test('sign-in and rate limits read an index', async () => {
  const { database } = app.deps;
  const email = database.db.selectFrom('users').where('email_key', '=', 'x').select('id').compile();
  const name = database.db.selectFrom('users').where('username_key', '=', 'x').select('id').compile();
  const limit = database.db.selectFrom('rate_limits').where('key', '=', 'x').select('hits').compile();
  const expired = database.db.selectFrom('sessions').where('expires_at', '<=', 'x').select('user_id').compile();
  const unused = database.db.selectFrom('sessions').where('last_seen_at', '<=', 'x').select('user_id').compile();
  for (const statement of [email, name, limit, expired, unused]) expectIndexed(await planOf(statement));
});

test('a search of the inbox reads an index', async () => {
  const seen = await plainStatementsOf((logged) => findMatches(logged, 1, 'pilot plant'));
  expect(seen).toHaveLength(1);
  for (const statement of seen) expectIndexed(await planOf(statement));
});

test('connections and follows read an index', async () => {
  const seen = await plainStatementsOf(async (logged) => {
    for (const list of connectionLists) {
      const query = { userId: 1, list, isPublic: list === 'connected' };
      await findConnections(logged, query, { before: 99, limit: 21 });
      await countConnections(logged, query);
    }
    await findConnectionsWith(logged, 1, [2, 3]);
    await findFollowedMembers(logged, 1, { before: undefined, limit: 21 });
    await findFollowed(logged, 1, [2, 3]);
    await findFollowedIds(logged, 1, 'company');
    for (const kind of ['company', undefined] as const) {
      await findFollows(logged, { followerId: 1, kind, before: 99, limit: 21 });
      await countFollows(logged, { followerId: 1, kind });
    }
    await findFollowers(logged, { kind: 'member', id: 1 }, { after: 7, limit: 100 });
    await findFollowedListing(logged, { from: 7, upTo: 99 });
    await hasPostedSince(logged, { id: 7, ownerId: 1 }, '2026-01-01');
  });
  expect(seen.length).toBe(18);
  for (const statement of seen) expectIndexed(await planOf(statement));
});

test('account settings, the export of all data and due rows read an index', async () => {
  const seen = await plainStatementsOf(async (logged) => {
    const database = { ...app.deps.database, ...logged };
    for (const holding of holdings) {
      if ('as' in holding.exported) await findHeld(database, holding, 7, holding.exported.tells);
    }
    await findSentBy(database, 7);
    await findBlocks(database, 7, 500);
    await isBlockable(database, 7, 8);
    await findSessions(database, 7, { now: 'x', idleSince: 'x' });
    await findRequests(database, 7, 100);
    await findChargesOf(database, 7, 100);
    for (const rhythm of ['daily', 'weekly'] as const) await findDueDigests(database, rhythm, 'x', 50);
    await findLapsed(database, { ending: 'x', renewing: 'x' }, 100);
    await findUnrenewed(database, 'x', 50);
    await findDueTasks(database, 'x', 50);
    await findRefunds(database, 7, 100);
    for (const state of [undefined, 'refunding'] as const) await findCheckouts(database, state, everywhere);
    await findUserForSignIn(database, 'somebody', new Date());
    await findByUnsubscribeToken(database, 'x');
  });
  expect(seen.length).toBeGreaterThan(35);
  for (const statement of seen) expectIndexed(await planOf(statement));
});

test('feed sources for admins read an index: every state and a search, on the first page and a deep one', async () => {
  const seen = await plainStatementsOf(async (logged) => {
    for (const state of [undefined, ...feedStates]) {
      for (const search of [undefined, 'forum']) {
        const filters = { state, search };
        await findAllSources(logged, filters, { before: undefined, limit: 21 });
        await findAllSources(logged, filters, { before: 17, limit: 21 });
        await countSources(logged, filters);
      }
    }
  });
  expect(seen).toHaveLength(36);
  for (const statement of seen) expectIndexed(await planOf(statement));
});

test('feeds read an index: due sources, news, likes and members who are behind', async () => {
  const { db } = app.deps.database;
  const due = db.selectFrom('feed_sources').where('state', '=', 'active').where('next_due_at', '<=', 'x');
  const news = db.selectFrom('feed_items').where('technology_id', '=', 4).where('id', '>', 7).orderBy('id', 'desc');
  const likes = db.selectFrom('feed_likes').where('user_id', '=', 7).orderBy('item_id', 'desc');
  const behind = db
    .selectFrom('technology_updates')
    .where('technology_id', '=', 4)
    .where('last_item_id', '<', 7)
    .where('next_mail_at', '<=', 'x')
    .orderBy('last_item_id');
  const statements = [
    due.orderBy('next_due_at').limit(4).select('id').compile(),
    news.select('title').limit(50).compile(),
    likes.select('item_id').limit(1000).compile(),
    behind.select(['user_id', 'last_item_id']).limit(100).compile(),
  ];
  for (const statement of statements) {
    const plan = await planOf(statement);
    expectIndexed(plan);
    // In the order of the index. (PostgreSQL rather sorts the few rows of a test.)
    expect(plan).not.toContain('TEMP B-TREE');
  }
});

test('events for admins read an index: every state, type and search, on the first page and a deep one', async () => {
  const now = '2026-01-01';
  const deep = { key: '2026-06-01', id: 17 };
  const seen = await plainStatementsOf(async (logged) => {
    const database = { ...app.deps.database, ...logged };
    for (const search of [undefined, 'forum']) {
      for (const state of [undefined, 'published', 'past', 'draft'] as const) {
        for (const type of [undefined, 'webinar'] as const) {
          const filters = { search, state, type, now };
          await findAdminEvents(database, filters, { sort: 'latest', after: undefined, limit: 21 });
          await findAdminEvents(database, filters, { sort: 'earliest', after: deep, limit: 21 });
          await findEventsBefore(database, filters, { before: 17, limit: 1000 });
          await countAdminEvents(database, filters);
        }
      }
    }
    await countSeatsOf(database, [1, 2]);
    await countAttended(database, 1);
    for (const status of [undefined, 'waitlisted', 'registered'] as const) {
      const filters = { eventId: 1, search: 'okafor', status };
      await findRegistrations(database, filters, { after: undefined, limit: 21 });
      await findRegistrations(
        database,
        { ...filters, search: undefined },
        { after: { id: 17, has_priority: 1 }, limit: 21 },
      );
      await countRegistrations(database, filters);
    }
  });
  expect(seen).toHaveLength(75);
  for (const statement of seen) expectIndexed(await planOf(statement));
});

test('introductions read an index', async () => {
  const seen = await plainStatementsOf(async (logged) => {
    for (const filter of [
      { requesterId: 1 },
      { recipientId: 1 },
      { status: 'accepted' },
      { status: undefined },
    ] as const) {
      await findIntroductions(logged, filter, undefined, 21);
      await findIntroductions(logged, filter, 17, 21);
      await countIntroductions(logged, filter);
    }
    await findIntroduction(logged, 7);
    await findTrail(logged, 7);
    await findOverdue(logged, '2026-01-01', null, 50);
    await findOverdue(logged, '2026-01-01', 1, 50);
    await findCounted(logged, 1, new Date());
    await findCharges(logged, [1, 2]);
    await hasWrittenTo(logged, 1, 2);
  });
  expect(seen).toHaveLength(19);
  for (const statement of seen) expectIndexed(await planOf(statement));
});

test('the moderation queue reads an index', async () => {
  const kinds = recordKinds({ features }).filter(({ moderated }) => moderated);
  const seen = await plainStatementsOf(async (logged) => {
    for (const filters of [
      { state: 'open', kind: undefined },
      { state: 'upheld', kind: 'listing' },
      { state: 'hidden', kind: undefined },
      { state: 'hidden', kind: 'message' },
      { state: undefined, kind: undefined },
      { state: undefined, kind: 'message' },
    ] as const) {
      await findCases({ features, database: logged }, filters, { before: undefined, limit: 21 });
      await findCases({ features, database: logged }, filters, { before: 17, limit: 21 });
      await countCases({ features, database: logged }, filters);
    }
    await findCase(logged, 7);
    await findReportsOf(logged, 7);
    await findReasons(logged, [7, 8]);
    await findHoldReasons(logged, 'message', [7, 8]);
    for (const { moderated } of kinds) await moderated?.find(logged, [7, 8]);
  });
  expect(seen).toHaveLength(22 + kinds.length);
  for (const statement of seen) expectIndexed(await planOf(statement));
});

function expectIndexed(plan: string): void {
  if (app.deps.database.dialect === 'sqlite') {
    // Allowed scans: subqueries (`page`), the search index itself, and an index in its order.
    const scans = plan
      .split('\n')
      .filter((line) =>
        /^SCAN (?!page|counted|\(|CONSTANT|\w+_search VIRTUAL|ranked|low_id|high_id|equals|later|COMPOUND)/.test(line),
      );
    expect(
      // A scan in an index's own order reads one page; a sort reads everything.
      scans.filter((line) => !line.includes(plan.includes('TEMP B-TREE') ? 'COVERING INDEX' : 'INDEX')),
      plan,
    ).toEqual([]);
    expect(plan).not.toMatch(/AUTOMATIC/);
  } else {
    expect(plan).not.toContain('Seq Scan');
  }
}
