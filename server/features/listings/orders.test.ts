import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { type ListingSort, listListings } from '#contract/listings.ts';
import { closeListing, renewListing, reopenListing } from '#contract/listings-own.ts';
import { emptyListingMatchProfile, type ListingMatchProfile } from '#contract/match-profiles.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { findByAmount, findByEnd, sortedListings } from './order-store.ts';
import { deleteListingsOf } from './write-store.ts';

type Amount = Pick<ListingMatchProfile, 'amount' | 'currency'>;

let app: TestApp;
let owner: CurrentUser;
const ids = new Map<string, number>();
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.aUser();
  const listings: [string, Partial<Amount>][] = [
    ['First without', {}],
    ['Half a million', { amount: 500_000 }],
    ['A million francs', { amount: 1_000_000, currency: 'CHF' }],
    ['Second without', {}],
    ['A million euros', { amount: 1_000_000, currency: 'EUR' }],
    ['A hundred', { amount: 100 }],
  ];
  for (const [name, amount] of listings) {
    const title = `${name} for storage`;
    const matchProfile = { ...emptyListingMatchProfile, ...amount };
    ids.set(name, await app.aListing(owner, { title, matchProfile }));
    app.clock.advance({ days: 1 });
  }
});
afterAll(() => app[Symbol.asyncDispose]());

async function walk(sort: ListingSort, query: Record<string, string> = {}) {
  const names: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const given = { ...query, sort, limit: '2', ...(cursor && { cursor }) };
    const { body } = await app.visitor().call(listListings, { query: given });
    names.push(...body.items.map(({ title }) => title.replace(' for storage', '')));
    cursor = body.nextCursor;
  }
  return names;
}

const byAmount = [
  'A million francs',
  'A million euros',
  'Half a million',
  'A hundred',
  'Second without',
  'First without',
];

describe('by amount', () => {
  test.each<Record<string, string>>([{}, { search: 'storage' }, { type: 'company' }])(
    'the largest comes first, whatever its currency, on pages without a gap: %j',
    async (query) => {
      expect(await walk('amount', query)).toEqual(byAmount);
    },
  );

  test('a listing that closes leaves the order, and returns with its amount', async () => {
    const client = await app.signedIn(owner);
    const params = { id: String(ids.get('A million francs')) };
    await client.call(closeListing, { params });
    expect(await walk('amount')).toEqual(byAmount.slice(1));
    expect(await walk('amount', { search: 'storage' })).toEqual(byAmount.slice(1));
    await client.call(reopenListing, { params });
    expect(await walk('amount', { search: 'storage' })).toEqual(byAmount);
  });

  test('a card says the amount and the end of the term', async () => {
    const { body } = await app.visitor().call(listListings, { query: { search: 'francs' } });
    expect(body.items).toMatchObject([
      { amount: { amount: 1_000_000, currency: 'CHF' }, expiresAt: expect.stringMatching(/^\d{4}-/) },
    ]);
  });
});

describe('by the end of the term', () => {
  test.each<Record<string, string>>([{}, { search: 'storage' }])(
    'the soonest comes first, on pages without a gap: %j',
    async (query) => {
      expect(await walk('ending', query)).toEqual([...ids.keys()]);
    },
  );

  test('a renewed listing goes to the end', async () => {
    const id = ids.get('First without');
    app.clock.advance({ days: 60 });
    const client = await app.signedIn(owner);
    await client.call(renewListing, { params: { id: String(id) } });
    const renewed = [...[...ids.keys()].slice(1), 'First without'];
    expect(await walk('ending')).toEqual(renewed);
    expect(await walk('ending', { search: 'storage' })).toEqual(renewed);
  });

  test('many matches are found in the same way as few', async () => {
    const search = searchQuery('storage', []);
    const page = (total: number) =>
      findByEnd(app.deps.database, app.clock.now(), { search, after: undefined, limit: 20 }, total);
    const rows = await page(6);
    expect(rows).toHaveLength(6);
    expect(await page(sortedListings + 1)).toEqual(rows);
  });
});

test.each([null, searchQuery('storage', [])])('the orders read an index, searching %j', async (search) => {
  await expectIndexed(app.deps.database, async (database) => {
    for (const total of [1, sortedListings + 1]) {
      const after = { day: app.clock.now().toISOString().slice(0, 10), id: 3 };
      await findByEnd(database, app.clock.now(), { search, after, limit: 3 }, total);
    }
    for (const rank of [0, 2 ** 40]) await findByAmount(database, { search, after: { rank, id: 3 }, limit: 20 });
  });
});

test.each(['ending', 'amount'] as const)('%s: a cursor of another order is refused', async (sort) => {
  for (const text of [`newest:3:2`, `${sort}:3:x`, `${sort}:3:99999999999999999`]) {
    const query = { sort, cursor: Buffer.from(text).toString('base64url') };
    expect((await app.visitor().refused(listListings, { query })).status).toBe(400);
  }
});

test('deleted listings leave nothing behind in the order of amounts', async () => {
  const { database } = app.deps;
  await database.write((trx) => deleteListingsOf(app.deps, trx, owner.id));
  const { rows } = await sql`select rowid from listing_amount_search`.execute(database.db);
  expect(rows).toEqual([]);
});
