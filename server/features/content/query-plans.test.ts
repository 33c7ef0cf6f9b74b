import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArticle } from '#contract/articles-admin.ts';
import { type ContentSort, contentSorts } from '#contract/content.ts';
import { findArticle, findArticles, findRelated } from '#server/features/articles/store.ts';
import { findResearchArticle, listResearchArticles } from '#server/features/research/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { articleForm } from '#server/testing/content-factory.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { type EditionQuery, findEditions, placeOf } from './list-store.ts';

const now = new Date('2026-05-05T00:00:00.000Z');
const all: EditionQuery = {
  search: undefined,
  standing: undefined,
  topic: undefined,
  sort: 'changed',
  after: undefined,
  limit: 21,
  now,
};
const sorts = Object.keys(contentSorts) as ContentSort[];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const admin = await app.as('admin');
  for (let number = 0; number < 6; number += 1) {
    const state = number % 2 === 0 ? 'published' : 'draft';
    await admin.call(createArticle, { body: articleForm({ title: `Report ${number % 3}`, state }) });
  }
});
afterAll(() => app[Symbol.asyncDispose]());

test.each<[string, (database: Database) => Promise<unknown>]>([
  ['articles', (database) => findArticles(database, undefined, now)],
  ['articles of an area', (database) => findArticles(database, 2, now)],
  ['article', (database) => findArticle(database, 7, now)],
  ['related articles', (database) => findRelated(database, { id: 7, focus_area_id: 2 }, { now, limit: 3 })],
  ['research', (database) => listResearchArticles(database, now)],
  ['research article', (database) => findResearchArticle(database, 'x', now)],
])('the public list, %s: reads an index', async (_name, work) => {
  await expectIndexed(app.deps.database, work);
});

test.each(sorts)('the admin list by %s reads an index, also for a deep page', async (sort) => {
  const after = { key: sort === 'newest' ? 7 : 'm', id: 7 };
  for (const table of ['articles', 'research_articles'] as const) {
    for (const narrowed of [
      {},
      { search: 'report' },
      { standing: 'published' },
      { standing: 'scheduled' },
      { standing: 'draft', topic: 1, search: 'report' },
    ] as const) {
      for (const place of [undefined, after]) {
        for (const sortAtMost of [5000, 0]) {
          const query = { ...all, ...narrowed, sort, after: place };
          await expectIndexed(app.deps.database, (database) => findEditions(database, table, query, sortAtMost));
        }
      }
    }
  }
});

test.each(sorts)('by %s, many matches are read in order, with the same result as for few', async (sort) => {
  for (const narrowed of [
    { search: 'report' },
    { standing: 'published', search: 'rep' },
    { search: 'report 1' },
  ] as const) {
    const query = { ...all, ...narrowed, sort };
    const few = await findEditions(app.deps.database, 'articles', query);
    const many = await findEditions(app.deps.database, 'articles', query, 0);
    expect(few.rows.length).toBeGreaterThan(0);
    expect(many).toEqual(few);
    const [first] = few.rows;
    const rest = first && { ...query, after: { key: placeOf(first, sort), id: first.id } };
    const next = rest && (await findEditions(app.deps.database, 'articles', rest, 0));
    expect(next?.rows).toEqual(few.rows.slice(1));
  }
});
