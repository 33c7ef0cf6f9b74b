import { afterAll, beforeAll, expect, test } from 'vitest';

import { updateTechnology } from '#contract/technologies.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany, aTechnology, technologyForm } from '#server/testing/company-factory.ts';
import { anInsightReader, type InsightReader } from '#server/testing/insight-reader.ts';

interface Page {
  items: { id: number }[];
  nextCursor: string | null;
  count: { value: number; isCapped: boolean };
}

let app: TestApp;
let reader: InsightReader;
beforeAll(async () => {
  app = await createTestApp();
  reader = await anInsightReader(app);
});
afterAll(() => app[Symbol.asyncDispose]());

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
  const { rows, currency, note, unit } = await reader.chart('country', 'pt', 'funding');
  expect({ currency, unit }).toEqual({ currency: 'EUR', unit: 'amount' });
  expect(rows['2026-1']).toEqual({ 'series-a': 6_000_000 });
  expect(rows['2026-2']).toEqual({ 'series-a': 0 });
  expect(note).toContain('1 round in other currencies, 1 round whose amount cannot be read, 2 rounds of other years.');

  const { items, count } = await reader.records('country', 'pt', ['funding', '2026-1', 'series-a']);
  expect(count.value).toBe(2);
  expect(items.map(({ id, detail }) => [id, detail])).toEqual([
    [second, 'Series A, €1.5M, March 31, 2026'],
    [first, 'Series A, €4.5M, February 1, 2026'],
  ]);
});

test('readiness shows each quarter as it was, also after a level has changed', async () => {
  const id = await aTechnology(app.deps, { focusArea: 'green-building', readinessLevel: 2 });
  expect((await reader.chart('sector', 'green-building', 'readiness')).rows['2026-2']).toMatchObject({ 3: 1, 6: 0 });
  app.clock.advance({ days: 92 });
  // The session has ended by now.
  await reader.signInAgain();
  const admin = await app.as('admin');
  const edit = async (readinessLevel: number, version: number) =>
    admin.call(updateTechnology, {
      params: { id: String(id) },
      body: { ...technologyForm({ focusArea: 'green-building', readinessLevel }), version },
    });
  await edit(3, 1);
  await edit(5, 2);
  const { rows } = await reader.chart('sector', 'green-building', 'readiness');
  expect(rows['2026-2']).toMatchObject({ 3: 1, 6: 0 });
  expect(rows['2026-3']).toMatchObject({ 3: 0, 6: 1 });
  const then = (await reader.records('sector', 'green-building', ['readiness', '2026-2', '3'])).items;
  expect(then).toMatchObject([{ id, detail: 'In this phase since May 4, 2026' }]);
  const now = await reader.records('sector', 'green-building', ['readiness', '2026-3', '6']);
  expect(now).toMatchObject({
    items: [{ id, detail: 'Level 5, in this phase since August 4, 2026' }],
    count: { value: 1 },
  });
  expect((await reader.records('sector', 'green-building', ['readiness', '2026-3', '3'])).items).toEqual([]);
});

test('stages and jobs count published listings, page by page', async () => {
  const owner = await app.aUser();
  const ids = [];
  for (let number = 0; number < 5; number += 1)
    ids.push(await app.aListing(owner, { type: 'job', jobLocation: 'Tallinn, Estonia', jobType: 'part-time' }));
  await app.aListing(owner, { type: 'technology', focusArea: 'Circular Economy', technologyStage: 'prototype' });
  expect((await reader.chart('focus-area', 'circular-economy', 'stages')).rows).toMatchObject({
    prototype: { listings: 1 },
  });
  const { rows, columns } = await reader.chart('country', 'ee', 'hiring');
  expect(columns).toEqual([{ id: 'part-time', label: 'Part-time' }]);
  const [quarter = ''] = Object.keys(rows).filter((row) => rows[row]?.['part-time'] !== 0);
  expect(rows[quarter]).toEqual({ 'part-time': 5 });

  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const more: { limit: string; cursor?: string } = { limit: '2', ...(cursor !== null && { cursor }) };
    const page: Page = await reader.records('country', 'ee', ['hiring', quarter, 'part-time'], more);
    expect(page.count).toEqual({ value: 5, isCapped: false });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(ids.toReversed());
});

test('charts without anything to show are empty', async () => {
  await aCompany(app.deps, { focusArea: 'wind-power', location: 'Suva, Fiji' });
  const { charts } = await reader.report('country', 'fj');
  const shown = charts.filter(({ rows, columns }) => rows.length > 0 || columns.length > 0);
  expect(shown.map(({ id }) => id)).toEqual(['new-companies']);
});
