import { afterAll, beforeAll, expect, test } from 'vitest';

import { searchQuery } from '#contract/kit/search-words.ts';
import { listTechnologies, type TechnologySort } from '#contract/technologies.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aTechnology } from '#server/testing/company-factory.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { patentCountFacet } from './lexemes.ts';
import { findByLevel, sortedTechnologies } from './store.ts';

const patent = (number: number) => ({ id: `EP-${number}`, title: 'A valve', year: 2020 });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const [name, count] of Object.entries({ Two: 2, None: 0, Many: 50, Also: 2 })) {
    const patents = Array.from({ length: count }, (_, index) => patent(index));
    const developmentStage = count === 2 ? 'pilot' : 'commercial';
    const evidence = { patents, publications: [], metrics: {}, developmentStages: [], sources: [] };
    const description = 'A pump for saltcells, measured.';
    await aTechnology(app.deps, { name, description, evidence, developmentStage });
  }
});
afterAll(() => app[Symbol.asyncDispose]());

async function walk(sort: TechnologySort, query: Record<string, string>) {
  const found: [string, number][] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const given = { ...query, sort, limit: '1', ...(cursor && { cursor }) };
    const { body } = await app.visitor().call(listTechnologies, { query: given });
    found.push(...body.items.map(({ name, patentCount }): [string, number] => [name, patentCount]));
    cursor = body.nextCursor;
  }
  return found;
}

test('most patents come first, the newest of as many, on pages without a gap', async () => {
  expect(await walk('most-patents', { search: 'saltcells' })).toEqual([
    ['Many', 50],
    ['Also', 2],
    ['Two', 2],
    ['None', 0],
  ]);
  expect((await walk('most-patents', {})).slice(0, 3).map(([name]) => name)).toEqual(['Many', 'Also', 'Two']);
  expect(await walk('most-patents', { search: 'saltcells', patents: 'no' })).toEqual([['None', 0]]);
  expect(await walk('most-patents', { search: 'saltcells', stage: 'pilot' })).toEqual([
    ['Also', 2],
    ['Two', 2],
  ]);
});

test('many matches are found in the same way as few', async () => {
  const levels = Array.from({ length: 51 }, (_, index) => 50 - index);
  const order = { column: 'patent_count', facetOf: patentCountFacet, levels } as const;
  const search = searchQuery('saltcells', [], 'parts');
  const { database } = app.deps;
  const page = (total: number, after?: { level: number; id: number }) =>
    findByLevel(database, order, { search, after, limit: 5 }, { total, ids: null });
  const rows = await page(4);
  expect(rows).toHaveLength(4);
  expect(await page(sortedTechnologies + 1)).toEqual(rows);
  const second = rows[1];
  const after = second && { level: second.patent_count, id: second.id };
  expect(await page(4, after)).toEqual(rows.slice(2));
  expect(await page(sortedTechnologies + 1, after)).toEqual(rows.slice(2));
  await expectIndexed(database, async (logged) => {
    for (const total of [1, sortedTechnologies + 1])
      await findByLevel(logged, order, { search, after, limit: 5 }, { total, ids: null });
  });
});

test.each(['51', 'x', '-1'])('a cursor with %s patents is refused', async (count) => {
  const query = { sort: 'most-patents', cursor: Buffer.from(`most-patents:3:${count}`).toString('base64url') } as const;
  expect((await app.visitor().refused(listTechnologies, { query })).status).toBe(400);
});
