import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  type CompanyInput,
  type CompanySort,
  type CompanySummary,
  companySorts,
  listCompanies,
} from '#contract/companies.ts';
import { day } from '#contract/kit/durations.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { emptyCompanyMatchProfile, updateCompanyMatchProfile } from '#contract/match-profiles.ts';
import { nameKey } from '#server/platform/text/name-key.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { closedRoundsJob } from './closed-rounds.ts';
import { findCompanies } from './listing-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Query = Partial<Record<'search' | 'focusArea' | 'size' | 'sort' | 'cursor' | 'limit', string>>;

const find = async (query: Query, at = app) => (await at.visitor().call(listCompanies, { query: query as never })).body;
const names = async (query: Query) => (await find(query)).items.map(({ name }) => name);
const add = (overrides: Partial<CompanyInput>) => aCompany(app.deps, overrides);

describe('orders', () => {
  beforeAll(async () => {
    await add({ name: 'äther Power', foundedYear: 2020, description: 'Ordering sample of the third kind.' });
    await add({ name: 'Atlas Wind', foundedYear: 2011, description: 'Ordering sample of the first kind.' });
    await add({ name: 'Zephyr', foundedYear: 2020, description: 'Ordering sample of the second kind.' });
    await add({ name: 'beta Cells', foundedYear: 1999, description: 'Ordering sample of the fourth kind.' });
  });

  test('alphabetical by default, regardless of case and accents', async () => {
    const alphabetical = ['äther Power', 'Atlas Wind', 'beta Cells', 'Zephyr'];
    expect(await names({ search: 'ordering' })).toEqual(alphabetical);
    expect(await names({ search: 'ordering', sort: 'alphabetical' })).toEqual(alphabetical);
  });

  test('newest lists the latest founding year first, oldest the earliest', async () => {
    const newest = ['Zephyr', 'äther Power', 'Atlas Wind', 'beta Cells'];
    expect(await names({ search: 'ordering', sort: 'newest' })).toEqual(newest);
    expect(await names({ search: 'ordering', sort: 'oldest' })).toEqual(newest.toReversed());
  });
});

describe('search and filters', () => {
  beforeAll(async () => {
    await add({ name: 'Tidewell', description: 'Iron-flow batteries for ten hours of storage.', size: '11-50' });
    await add({ name: 'Loft & Co', description: 'Insulation of old roofs, measured.', focusArea: 'green-building' });
    await add({
      name: 'Helio',
      description: 'Solar farms over fields of berries.',
      location: 'Graz, Austria',
      focusArea: 'solar-energy',
    });
    await add({
      name: 'Gale',
      description: 'Turbines for farms and small towns.',
      focusArea: 'wind-power',
      size: '501+',
    });
  });

  test.each<[Query, string[]]>([
    [{ search: 'TIDEWELL' }, ['Tidewell']],
    [{ search: 'battery' }, ['Tidewell']],
    [{ search: 'iron flo' }, ['Tidewell']],
    [{ search: 'farms' }, ['Gale', 'Helio']],
    [{ search: 'farms', focusArea: 'wind-power' }, ['Gale']],
    [{ search: 'farms', size: '501+' }, ['Gale']],
    [{ search: 'farms', size: '1-10' }, []],
    [{ focusArea: 'green-building' }, ['Loft & Co']],
    [{ focusArea: 'renewable-energy', search: 'f' }, ['Gale', 'Helio']],
    [{ search: '☃' }, []],
    // N2: parts of words, focus area and place.
    [{ search: 'idewel' }, ['Tidewell']],
    [{ search: 'dewel attery' }, []],
    [{ search: 'dewel atteri' }, ['Tidewell']],
    [{ search: 'el' }, []],
    [{ search: 'wind power' }, ['Gale']],
    [{ search: 'GRAZ' }, ['Helio']],
    [{ search: 'stria sol' }, ['Helio']],
    [{ search: 'farms of and the' }, ['Gale', 'Helio']],
  ])('%o', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    expect((await find(query)).count).toEqual({ value: expected.length, isCapped: false });
  });

  test('the long description is not searched, and nothing private is returned', async () => {
    await add({ name: 'Quiet', longDescription: 'unsearchableword' });
    expect(await names({ search: 'unsearchableword' })).toEqual([]);
    const { items } = await find({ search: 'quiet' });
    expect(items).toEqual([
      {
        id: expect.any(Number),
        name: 'Quiet',
        description: 'Builds sample machines for tests and for nothing else.',
        logoUrl: null,
        location: 'Lisbon, Portugal',
        closesOn: null,
        country: 'pt',
        cityId: 2267057,
        isHiring: false,
        openJobs: 0,
        foundedYear: 2018,
        size: '11-50',
        focusArea: { id: 'energy-storage', title: 'Energy Storage' },
        isVerified: false,
        isClaimed: false,
        funding: null,
        lastRound: null,
        revenueAmount: null,
        raising: null,
        employeeCount: null,
      },
    ]);
  });

  test.each<[Query, string]>([
    [{ sort: 'best' }, 'sort'],
    [{ size: '12' }, 'size'],
    [{ focusArea: 'perpetual-motion' }, 'focusArea'],
    [{ cursor: 'x' }, 'cursor'],
    [{ cursor: Buffer.from('newest:7:abc').toString('base64url'), sort: 'newest' }, 'cursor'],
    [{ cursor: Buffer.from('newest:7:2020').toString('base64url'), sort: 'oldest' }, 'cursor'],
    [{ cursor: Buffer.from('alphabetical:7:a\0b').toString('base64url') }, 'cursor'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '51' }, 'limit'],
    [{ search: 'x'.repeat(201) }, 'search'],
  ])('%o is refused', async (query, field) => {
    const { status, body } = await app.visitor().refused(listCompanies, { query });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});

describe('pages', () => {
  let paged: TestApp;
  beforeAll(async () => {
    paged = await createTestApp();
    for (let number = 0; number < 120; number += 1) {
      await aCompany(paged.deps, {
        // Many companies with the same name and year: the id must order them.
        name: `${'abc'[number % 3]} works${number % 2 ? '' : ` ${'ß水🌊'.repeat(12)}`}`,
        foundedYear: 1990 + (number % 7),
        focusArea: number % 4 ? 'hydrogen' : 'solar-energy',
        // Every third states no figure.
        ...(number % 3 > 0 && {
          fundingRounds: [
            { type: 'Seed', amount: `€${(number % 5) + 1}M`, date: `202${number % 5}-03-01`, investors: [] },
          ],
          revenue: `€${(number % 9) + 1}M`,
          employeeCount: (number % 8) + 1,
        }),
      });
    }
    const admin = await paged.as('admin');
    const { db } = paged.deps.database;
    for (const { id, version } of await db
      .selectFrom('companies')
      .where('id', '>', 0)
      .select(['id', 'version'])
      .execute()) {
      if (id % 4 > 0) continue;
      const closesOn = id % 3 > 0 ? `2031-0${(id % 5) + 1}-15` : null;
      await admin.call(updateCompanyMatchProfile, {
        params: { id: String(id) },
        body: { ...emptyCompanyMatchProfile, raising: ((id % 7) + 1) * 1_000_000, closesOn, version },
      });
      await db
        .updateTable('companies')
        .set({ open_jobs: id % 3 })
        .where('id', '=', id)
        .execute();
    }
  });
  afterAll(() => paged[Symbol.asyncDispose]());

  async function walk(query: Query, between: () => Promise<unknown> = async () => undefined) {
    const rows: CompanySummary[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const body = await find({ ...query, ...(cursor && { cursor }) }, paged);
      rows.push(...body.items);
      cursor = body.nextCursor;
      await between();
    }
    return rows;
  }

  const upwards: readonly CompanySort[] = ['alphabetical', 'oldest', 'closing'];
  const searches: [Query, number][] = [
    [{}, 120],
    [{ search: 'works' }, 120],
    [{ focusArea: 'hydrogen', search: 'sample', limit: '7' }, 90],
    [{ limit: '50' }, 120],
  ];
  const cases = (Object.keys(companySorts) as CompanySort[]).flatMap((sort) =>
    searches.map(([query, count]): [CompanySort, Query, number] => [sort, query, count]),
  );

  test.each(cases)('%s, %o: in order, without a gap or a duplicate', async (sort, query, count) => {
    const rows = await walk({ ...query, sort });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
    expect(rows).toHaveLength(count);
    const figureOf = (company: CompanySummary): number => {
      const { foundedYear, funding, lastRound, raising, employeeCount, revenueAmount, openJobs, closesOn } = company;
      return {
        alphabetical: 0,
        newest: foundedYear,
        oldest: foundedYear,
        funding: funding?.amount ?? 0,
        'last-round': Date.parse(lastRound?.date ?? '1900-01-01'),
        raising: raising?.amount ?? 0,
        team: employeeCount ?? 0,
        revenue: revenueAmount?.amount ?? 0,
        jobs: openJobs,
        closing: Date.parse(closesOn ?? '2999-01-01'),
      }[sort];
    };
    const expected = rows.toSorted((a, b) => {
      const byName =
        sort === 'alphabetical' ? Buffer.compare(Buffer.from(nameKey(a.name)), Buffer.from(nameKey(b.name))) : 0;
      return (byName || figureOf(a) - figureOf(b) || a.id - b.id) * (upwards.includes(sort) ? 1 : -1);
    });
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  test.each(
    (Object.keys(companySorts) as CompanySort[]).flatMap((sort) => [
      [sort, 'works'],
      [sort, 'ork ydrog'],
    ]),
  )('%s, %s: many matches are found in the same way as few', async (sort, words) => {
    const query = { search: searchQuery(words, [], 'parts'), sort, after: undefined, limit: 21 };
    const { rows } = await findCompanies(paged.deps.database, query);
    expect(rows).toHaveLength(21);
    expect((await findCompanies(paged.deps.database, query, 0)).rows).toEqual(rows);
  });

  test('N2: a word that occurs only in the code of a filter finds nothing', async () => {
    for (const words of ['area', 'size', '656']) {
      const query = {
        search: searchQuery(words, [], 'parts'),
        sort: 'alphabetical',
        after: undefined,
        limit: 21,
      } as const;
      expect((await findCompanies(paged.deps.database, query, 0)).rows, words).toEqual([]);
    }
  });

  test('a round that has closed is no longer among those that close next, a day later', async () => {
    const soonest = async () => (await find({ sort: 'closing', limit: '1' }, paged)).items[0];
    const first = await soonest();
    expect(first?.closesOn).toBe('2031-01-15');
    const now = new Date('2031-01-16T12:00:00Z');
    await closedRoundsJob.run({ ...paged.deps, now: () => now }, new AbortController().signal);
    expect((await soonest())?.id).toBe(first?.id);
    await closedRoundsJob.run(
      { ...paged.deps, now: () => new Date(now.getTime() + day) },
      new AbortController().signal,
    );
    expect((await soonest())?.closesOn).toBe('2031-02-15');
  });

  test('a company added between two pages does not change the later pages', async () => {
    const before = await walk({ sort: 'oldest' });
    const during = await walk({ sort: 'oldest' }, () =>
      aCompany(paged.deps, { name: 'late', foundedYear: 1800, focusArea: 'water-technology' }),
    );
    expect(during.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('the count stops at 1,000', async () => {
    const { count } = await find({ focusArea: 'hydrogen' }, paged);
    for (let missing = 1000 - count.value; missing > 0; missing -= 1) {
      await aCompany(paged.deps, { focusArea: 'hydrogen' });
    }
    expect((await find({ focusArea: 'hydrogen' }, paged)).count).toEqual({ value: 1000, isCapped: false });
    await aCompany(paged.deps, { focusArea: 'hydrogen' });
    expect((await find({ focusArea: 'hydrogen' }, paged)).count).toEqual({ value: 1000, isCapped: true });
    expect((await find({}, paged)).count).toEqual({ value: 1000, isCapped: true });
  });
});
