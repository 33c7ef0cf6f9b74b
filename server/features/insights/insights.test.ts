import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { getInsightPanel, getInsights, type InsightChart, listFigureRecords, listMarkets } from '#contract/insights.ts';
import { closeListing, createDraft } from '#contract/listings-own.ts';
import { updateTechnology } from '#contract/technologies.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology, technologyForm } from '#server/testing/company-factory.ts';
import { aMembership } from '#server/testing/introduction-factory.ts';
import { countMarkets } from './count/job.ts';

let app: TestApp;
let user: CurrentUser;
let reader: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.aUser();
  await aMembership(app.deps, user, 'annual');
  reader = await app.signedIn(user);
});
afterAll(() => app[Symbol.asyncDispose]());

interface Page {
  items: { id: number }[];
  nextCursor: string | null;
  count: { value: number; isCapped: boolean };
}

type By = 'focus-area' | 'sector' | 'country';

/** The report after a new count. */
async function report(by: By, id: string, client = reader) {
  await countMarkets(app.deps);
  return (await client.call(getInsights, { params: { by, id } })).body;
}

/** The rows of a chart with their values by column. */
async function chart(by: By, id: string, name: InsightChart) {
  const found = (await report(by, id)).charts.find((one) => one.id === name);
  if (!found) throw new Error(`There is no chart ${name}`);
  const rows = Object.fromEntries(
    found.rows.map((row) => [
      row.id,
      Object.fromEntries(found.columns.map((column, at) => [column.id, row.values[at]])),
    ]),
  );
  return { ...found, rows, order: found.rows.map((row) => row.id) };
}

function records(by: By, id: string, chartId: InsightChart, row: string, column: string, more: object = {}) {
  return reader.call(listFigureRecords, {
    params: { by, id },
    query: { chart: chartId, row, column, ...more },
  });
}

const withhold = (kind: 'company' | 'technology' | 'listing', id: number, hold: 'hidden' | null) =>
  app.deps.database.write(
    (trx) =>
      moderatedKind(app.deps, kind).setHold?.(app.deps.database, trx, id, hold, app.clock.now()) ??
      Promise.resolve(null),
  );

describe('markets', () => {
  test('are the focus areas, sectors and countries of public records', async () => {
    await aCompany(app.deps, { focusArea: 'hydrogen', location: 'Bergen, Norway' });
    await aCompany(app.deps, { focusArea: 'carbon-capture', location: 'Somewhere' });
    await app.aListing(await app.aUser(), { type: 'job', jobLocation: 'Oslo, NO', focusArea: 'Water Technology' });
    await countMarkets(app.deps);
    const { markets, isLimited } = (await reader.call(listMarkets)).body;
    expect(isLimited).toBe(false);
    expect(markets).toContainEqual({
      by: 'country',
      id: 'no',
      name: 'Norway',
      companies: 1,
      technologies: 0,
      listings: 1,
    });
    expect(markets).toContainEqual(
      expect.objectContaining({ by: 'focus-area', id: 'renewable-energy', name: 'Renewable Energy', companies: 1 }),
    );
    expect(markets).toContainEqual(expect.objectContaining({ by: 'sector', id: 'carbon-capture', companies: 1 }));
    expect(markets.filter(({ id }) => id === 'carbon-capture')).toHaveLength(1);
    expect(markets).toContainEqual(expect.objectContaining({ by: 'sector', id: 'water-technology', listings: 1 }));
  });

  test('without records have no report, and unknown values no records', async () => {
    await countMarkets(app.deps);
    for (const id of ['zw', 'toString', 'NO'])
      expect((await reader.refused(getInsights, { params: { by: 'country', id } })).status).toBe(404);
    const params = { by: 'country', id: 'no' };
    for (const query of [
      { chart: 'listings', row: 'jobs', column: 'listings' },
      { chart: 'listings', row: 'job', column: 'constructor' },
    ])
      expect((await reader.refused(listFigureRecords, { params, query })).status).toBe(404);
    const query = { chart: 'listings', row: 'job', column: 'listings', cursor: 'nonsense' };
    expect((await reader.refused(listFigureRecords, { params, query })).status).toBe(400);
  });

  test('are open to admins, and to others by name only', async () => {
    expect((await report('country', 'no', await app.as('admin'))).name).toBe('Norway');
    const free = await app.as('member');
    expect((await free.call(listMarkets)).body).toMatchObject({ isLimited: true });
    expect((await free.refused(getInsights, { params: { by: 'country', id: 'no' } })).body.code).toBe('forbidden');
    expect((await free.call(getInsightPanel, { params: { kind: 'focus-area', id: 'renewable-energy' } })).body).toEqual(
      {
        panel: null,
      },
    );
  });
});

describe('records that are not public', () => {
  test('count in no figure and stand behind none, and count again when they are shown again', async () => {
    const company = await aCompany(app.deps, {
      focusArea: 'nuclear-energy',
      location: 'Lyon, France',
      fundingRounds: [{ type: 'Seed', amount: '€2M', date: '2026-02-01', investors: [] }],
    });
    const technology = await aTechnology(app.deps, { focusArea: 'nuclear-energy', companyId: company });
    const listing = await app.aListing(await app.aUser(), { companyLocation: 'Nice, France' });
    expect(await report('country', 'fr')).toMatchObject({ companies: 1, technologies: 1, listings: 1 });
    const behind = () => records('country', 'fr', 'listings', 'company', 'listings');
    expect((await behind()).body.items.map(({ id }) => id)).toEqual([listing]);

    await withhold('listing', listing, 'hidden');
    // The list behind a figure knows at once, the figure with the next count.
    expect((await behind()).body.items).toEqual([]);
    await withhold('company', company, 'hidden');
    await countMarkets(app.deps);
    const gone = await reader.refused(getInsights, { params: { by: 'country', id: 'fr' } });
    expect(gone.status).toBe(404);
    const facts = await app.deps.database.db
      .selectFrom('insight_facts')
      .where('item_id', 'in', [company, technology, listing])
      .where('country', '=', 'fr')
      .selectAll()
      .execute();
    expect(facts).toEqual([]);

    await withhold('company', company, null);
    await withhold('listing', listing, null);
    expect(await report('country', 'fr')).toMatchObject({ companies: 1, listings: 1 });
  });

  test('are also drafts, closed and expired listings', async () => {
    const owner = await app.aUser();
    const client = await app.signedIn(owner);
    const closed = await app.aListing(owner, { companyLocation: 'Riga, Latvia' });
    const stays = await app.aListing(owner, { companyLocation: 'Riga, Latvia' });
    await client.call(closeListing, { params: { id: String(closed) } });
    await client.call(createDraft, { body: { type: 'company', title: 'A draft', companyLocation: 'Riga, Latvia' } });
    expect((await report('country', 'lv')).listings).toBe(1);
    await app.deps.database.write((trx) =>
      trx.updateTable('listings').set({ expires_at: app.clock.now().toISOString() }).where('id', '=', stays).execute(),
    );
    await countMarkets(app.deps);
    expect((await reader.refused(getInsights, { params: { by: 'country', id: 'lv' } })).status).toBe(404);
  });
});

describe('charts', () => {
  test('funding is added up by quarter and round in one currency; what is left out is said', async () => {
    const round = (type: string, amount: string, date: string) => ({ type, amount, date, investors: [] });
    const first = await aCompany(app.deps, {
      location: 'Porto, Portugal',
      fundingRounds: [round('Series A', '€4.5M', '2026-02-01'), round('Seed', '$1M', '2026-02-01')],
    });
    const second = await aCompany(app.deps, {
      location: 'Lisbon, PT',
      fundingRounds: [
        round('Series A2', '1,500,000 EUR', '2026-03-31'),
        round('Seed', 'undisclosed', '2026-03-31'),
        round('Grant', '€1M', '2012-01-01'),
        round('Series A', '€1M', '2030-01-01'),
      ],
    });
    const { rows, currency, note, unit } = await chart('country', 'pt', 'funding');
    expect({ currency, unit }).toEqual({ currency: 'EUR', unit: 'amount' });
    expect(rows['2026-1']).toEqual({ 'series-a': 6_000_000 });
    expect(rows['2026-2']).toEqual({ 'series-a': 0 });
    expect(note).toContain(
      '1 round in other currencies, 1 round whose amount cannot be read, 2 rounds of other years.',
    );

    const { items, count } = (await records('country', 'pt', 'funding', '2026-1', 'series-a')).body;
    expect(count.value).toBe(2);
    expect(items.map(({ id, detail }) => [id, detail])).toEqual([
      [second, 'Series A, €1.5M, March 31, 2026'],
      [first, 'Series A, €4.5M, February 1, 2026'],
    ]);
  });

  test('readiness shows each quarter as it was, also after a level has changed', async () => {
    const id = await aTechnology(app.deps, { focusArea: 'green-building', readinessLevel: 2 });
    expect((await chart('sector', 'green-building', 'readiness')).rows['2026-2']).toMatchObject({ 3: 1, 6: 0 });
    app.clock.advance({ days: 92 });
    // The session has ended by now.
    reader = await app.signedIn(user);
    const admin = await app.as('admin');
    const edit = async (readinessLevel: number, version: number) =>
      admin.call(updateTechnology, {
        params: { id: String(id) },
        body: { ...technologyForm({ focusArea: 'green-building', readinessLevel }), version },
      });
    await edit(3, 1);
    await edit(5, 2);
    const { rows } = await chart('sector', 'green-building', 'readiness');
    expect(rows['2026-2']).toMatchObject({ 3: 1, 6: 0 });
    expect(rows['2026-3']).toMatchObject({ 3: 0, 6: 1 });
    const then = (await records('sector', 'green-building', 'readiness', '2026-2', '3')).body.items;
    expect(then).toMatchObject([{ id, detail: 'In this phase since May 4, 2026' }]);
    const now = (await records('sector', 'green-building', 'readiness', '2026-3', '6')).body;
    expect(now).toMatchObject({
      items: [{ id, detail: 'Level 5, in this phase since August 4, 2026' }],
      count: { value: 1 },
    });
    expect((await records('sector', 'green-building', 'readiness', '2026-3', '3')).body.items).toEqual([]);
  });

  test('stages and jobs count published listings, page by page', async () => {
    const owner = await app.aUser();
    const ids = [];
    for (let number = 0; number < 5; number += 1)
      ids.push(await app.aListing(owner, { type: 'job', jobLocation: 'Tallinn, Estonia', jobType: 'part-time' }));
    await app.aListing(owner, { type: 'technology', focusArea: 'Circular Economy', technologyStage: 'prototype' });
    expect((await chart('focus-area', 'circular-economy', 'stages')).rows).toMatchObject({
      prototype: { listings: 1 },
    });
    const { rows, columns } = await chart('country', 'ee', 'hiring');
    expect(columns).toEqual([{ id: 'part-time', label: 'Part-time' }]);
    const [quarter = ''] = Object.keys(rows).filter((row) => rows[row]?.['part-time'] !== 0);
    expect(rows[quarter]).toEqual({ 'part-time': 5 });

    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const more: object = { limit: '2', ...(cursor && { cursor }) };
      const { items, nextCursor, count }: Page = (await records('country', 'ee', 'hiring', quarter, 'part-time', more))
        .body;
      expect(count).toEqual({ value: 5, isCapped: false });
      seen.push(...items.map(({ id }) => id));
      cursor = nextCursor;
    }
    expect(seen).toEqual(ids.toReversed());
  });

  test('without anything to show are empty', async () => {
    await aCompany(app.deps, { focusArea: 'wind-power', location: 'Suva, Fiji' });
    const { charts } = await report('country', 'fj');
    const shown = charts.filter(({ rows, columns }) => rows.length > 0 || columns.length > 0);
    expect(shown.map(({ id }) => id)).toEqual(['new-companies']);
  });
});

test('a count that is cut short leaves the report of the one before, and the next one is whole', async () => {
  await aCompany(app.deps, { location: 'Apia, Samoa' });
  await countMarkets(app.deps);
  const second = await aCompany(app.deps, { location: 'Apia, Samoa' });
  const { database } = app.deps;
  let writes = 0;
  const write: typeof database.write = (work) => {
    writes += 1;
    return writes > 1 ? Promise.reject(new Error('killed')) : database.write(work);
  };
  const killed = { ...app.deps, database: { ...database, write } };
  await expect(countMarkets(killed)).rejects.toThrow('killed');
  const params = { by: 'country', id: 'ws' } as const;
  expect((await reader.call(getInsights, { params })).body.companies).toBe(1);
  expect((await report('country', 'ws')).companies).toBe(2);
  const [quarter = ''] = Object.keys((await chart('country', 'ws', 'new-companies')).rows).toReversed();
  const { items } = (await records('country', 'ws', 'new-companies', quarter, 'companies')).body;
  expect(items).toHaveLength(2);
  expect(items[0]?.id).toBe(second);
});

describe('the panel of a record', () => {
  test('has the headline figures of its market; none for a withheld record, another name or a market without records', async () => {
    const company = await aCompany(app.deps, { focusArea: 'solar-energy' });
    await countMarkets(app.deps);
    const panel = async (kind: 'company' | 'technology' | 'focus-area', id: string) =>
      (await reader.call(getInsightPanel, { params: { kind, id } })).body.panel;
    expect(await panel('company', String(company))).toMatchObject({
      market: { by: 'sector', id: 'solar-energy', name: 'Solar Energy' },
      figures: [{ label: 'Companies added in the last four quarters', value: 1, chart: 'new-companies' }],
    });
    await withhold('company', company, 'hidden');
    expect(await panel('company', String(company))).toBeNull();
    expect(await panel('company', 'abc')).toBeNull();
    expect(await panel('technology', '999999')).toBeNull();
    expect(await panel('focus-area', 'toString')).toBeNull();
  });
});
