import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { getListing, type ListingInput, listListings } from '#contract/listings.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';

let app: TestApp;
let owner: CurrentUser;
let visitor: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.aUser();
  visitor = app.visitor();
});
afterAll(() => app[Symbol.asyncDispose]());

type Query = NonNullable<Parameters<typeof find>[0]>;

async function find(query: Partial<Record<'type' | 'focusArea' | 'search' | 'tag' | 'cursor' | 'limit', string>>) {
  return (await visitor.call(listListings, { query: query as never })).body;
}

async function titles(query: Query): Promise<string[]> {
  return (await find(query)).items.map(({ title }) => title);
}

describe('pages', () => {
  let paged: TestApp;
  let pagedOwner: CurrentUser;
  beforeAll(async () => {
    paged = await createTestApp();
    pagedOwner = await paged.aUser();
    for (let number = 0; number < 200; number += 1) await paged.aListing(pagedOwner, { tags: [`n${number}`] });
  });
  afterAll(() => paged[Symbol.asyncDispose]());

  const walk = async (query: Query, between: () => Promise<unknown> = async () => undefined) => {
    const ids: number[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { body } = await paged
        .visitor()
        .call(listListings, { query: { ...query, ...(cursor && { cursor }) } as never });
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
      await between();
    }
    return ids;
  };

  test.each<[Query, string]>([
    [{}, 'all'],
    [{ search: 'sample' }, 'searched'],
    [{ type: 'company', focusArea: 'energy-storage' }, 'filtered'],
    [{ limit: '50' }, 'in big pages'],
    [{ limit: '7' }, 'in small pages'],
  ])('%o: in order, newest first, without a gap or a duplicate', async (query) => {
    const ids = await walk(query);
    expect(ids).toHaveLength(200);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  });

  test('a listing published between two pages does not change the later pages', async () => {
    const before = await walk({ limit: '50' });
    const during = await walk({ limit: '20' }, () => paged.aListing(pagedOwner));
    expect(during).toEqual(before);
  });

  test('the last page has no cursor', async () => {
    const { body: empty } = await paged.visitor().call(listListings, { query: { tag: 'nowhere' } });
    expect(empty).toEqual({ items: [], nextCursor: null, count: { value: 0, isCapped: false }, featured: [] });
    const { body: one } = await paged.visitor().call(listListings, { query: { tag: 'n7', limit: '1' } });
    expect(one).toMatchObject({ nextCursor: null, count: { value: 1, isCapped: false } });
  });

  test('the count stops at 1,000', async () => {
    const { body: exact } = await paged.visitor().call(listListings, { query: {} });
    expect(exact.count.isCapped).toBe(false);
    for (let missing = 1000 - exact.count.value; missing > 0; missing -= 1) await paged.aListing(pagedOwner);
    const { body: full } = await paged.visitor().call(listListings, { query: {} });
    expect(full.count).toEqual({ value: 1000, isCapped: false });
    await paged.aListing(pagedOwner);
    for (const query of [{}, { search: 'sample' }, { type: 'company' }] as const) {
      const { body: capped } = await paged.visitor().call(listListings, { query });
      expect(capped.count).toEqual({ value: 1000, isCapped: true });
    }
  });

  test.each(['', 'x', 'aWQ6MA', 'aWQ6LTE', 'aWQ6MTsgZHJvcCB0YWJsZSBsaXN0aW5ncw', '☃', '%00'])(
    'the cursor %j is refused on its field',
    async (cursor) => {
      const { status, body } = await visitor.refused(listListings, { query: { cursor } });
      expect(status).toBe(400);
      expect(body.fields).toHaveProperty('cursor');
    },
  );

  test.each(['0', '51', '-1', '1.5', 'ten', '1e1', ''])('the page size %j is refused on its field', async (limit) => {
    const { body } = await visitor.refused(listListings, { query: { limit } });
    expect(body.fields).toHaveProperty('limit');
  });
});

describe('filters and search', () => {
  const listings: Record<string, Partial<ListingInput>> = {
    perovskite: {
      type: 'technology',
      focusArea: 'Renewable Energy',
      title: 'Perovskite coating line for licensing',
      tags: ['Thin Film', 'solar'],
      description: 'Licensed with recipes: modules from the pilot line kept their efficiency through damp heat.',
    },
    flow: {
      type: 'company',
      focusArea: 'Energy Storage',
      title: 'Flüssig raises money for batteries',
      tags: ['grid', 'thin film'],
      companyName: 'Flüssig Speicher GmbH',
      companyLocation: 'Łódź, Poland',
      description: 'Iron-flow batteries, containerised; the 2nd unit runs at a depot since last spring.',
    },
    engineer: {
      type: 'job',
      focusArea: 'Energy Storage',
      title: 'Field engineer for batteries',
      tags: ['field work', '水素'],
      jobLocation: 'Reykjavík',
      description: 'You bring containers of batteries into service at islands, mines and substations: 水素 too.',
    },
  };
  const title = Object.fromEntries(Object.entries(listings).map(([name, { title: text }]) => [name, text]));
  beforeAll(async () => {
    for (const listing of Object.values(listings)) await app.aListing(owner, listing);
  });

  test.each<[Query, string[]]>([
    [{}, ['engineer', 'flow', 'perovskite']],
    [{ type: 'job' }, ['engineer']],
    [{ type: 'partnership' }, []],
    [{ focusArea: 'energy-storage' }, ['engineer', 'flow']],
    [{ focusArea: 'no-such-area' }, []],
    [{ tag: 'thin film' }, ['flow', 'perovskite']],
    [{ tag: 'THIN FILM' }, ['flow', 'perovskite']],
    [{ tag: 'thin' }, []],
    [{ tag: '水素' }, ['engineer']],
    [{ type: 'company', focusArea: 'energy-storage', tag: 'grid' }, ['flow']],
    [{ type: 'job', tag: 'grid' }, []],
    [{ type: 'company', search: 'batteries' }, ['flow']],
    // Words of title, description, tags, company and place.
    [{ search: 'perovskite' }, ['perovskite']],
    [{ search: 'depot' }, ['flow']],
    [{ search: 'solar' }, ['perovskite']],
    [{ search: 'speicher' }, ['flow']],
    [{ search: 'reykjavik' }, ['engineer']],
    // By their stem, in any form and case.
    [{ search: 'battery' }, ['engineer', 'flow']],
    [{ search: 'LICENSES' }, ['perovskite']],
    [{ search: 'licensing efficiency' }, ['perovskite']],
    // The last word may be unfinished, the others may not.
    [{ search: 'b' }, ['engineer', 'flow']],
    [{ search: 'perovsk' }, ['perovskite']],
    [{ search: 'engineer substat' }, ['engineer']],
    [{ search: 'perovsk line' }, []],
    // All words must be there.
    [{ search: 'batteries depot' }, ['flow']],
    [{ search: 'batteries perovskite' }, []],
    // Accents do not matter, on either side.
    [{ search: 'flussig' }, ['flow']],
    [{ search: 'FLÜSSIG' }, ['flow']],
    [{ search: 'łódź' }, ['flow']],
    [{ search: 'pérovskite' }, ['perovskite']],
    [{ search: '水素' }, ['engineer']],
    [{ search: '2nd' }, ['flow']],
    // Punctuation separates words; alone it finds nothing.
    [{ search: 'iron-flow' }, ['flow']],
    [{ search: '"iron, flow!"' }, ['flow']],
    [{ search: '?!…' }, []],
    [{ search: '   ' }, ['engineer', 'flow', 'perovskite']],
    [{ search: '' }, ['engineer', 'flow', 'perovskite']],
    // The databases' own keywords are ordinary words; "or" and "not" are stop words.
    [{ search: 'batteries OR perovskite' }, []],
    [{ search: 'NOT perovskite' }, ['perovskite']],
    [{ search: 'perovskite for the' }, ['perovskite']],
    [{ search: 'NEAR(batteries)' }, []],
    [{ search: 'lexemes:batteries' }, []],
    [{ search: 'batter*' }, ['engineer', 'flow']],
    [{ search: '^batteries' }, ['engineer', 'flow']],
    [{ search: '"batteries' }, ['engineer', 'flow']],
    [{ search: "batteries' | 'perovskite" }, []],
    [{ search: "batteries':*" }, ['engineer', 'flow']],
    [{ search: 'type:6a6f62' }, []],
    [{ search: 'type:job' }, []],
    // The name of a filter is not found as a word.
    [{ search: 'type' }, []],
    [{ search: 'tag' }, []],
    [{ search: "'); drop table listings; --" }, []],
    [{ search: '\\' }, []],
    [{ search: '%_' }, []],
  ])('%o', async (query, expected) => {
    expect(await titles(query)).toEqual(expected.map((name) => title[name]));
    expect((await find(query)).count.value).toBe(expected.length);
  });

  test('only the first ten words of a long text are searched', async () => {
    expect(await titles({ search: `${'batteries '.repeat(12)}nothing`.slice(0, 200) })).toHaveLength(2);
    const { body } = await visitor.refused(listListings, { query: { search: 'x'.repeat(201) } });
    expect(body.fields).toEqual({ search: 'Please search for at most 200 characters' });
  });
});

describe('re-validation', () => {
  test('an unchanged list is answered with 304, a changed one is not', async () => {
    const own = await app.aUser();
    for (const path of ['/api/listings', `/api/listings/${await app.aListing(own)}`]) {
      const first = await visitor.fetch(path);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^(W\/)?"/);
      const again = await visitor.fetch(path, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    const { headers } = await visitor.fetch('/api/listings');
    await app.aListing(own);
    const changed = await visitor.fetch('/api/listings', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(changed.status).toBe(200);
  });
});

describe('one listing', () => {
  test.each(['999999', String(Number.MAX_SAFE_INTEGER), '2147483648', '9007199254740993'])(
    'number %s is not found',
    async (id) => {
      const { status, body } = await visitor.refused(getListing, { params: { id } });
      expect(status).toBe(404);
      expect(body.code).toBe('not_found');
    },
  );
});
