import { expect, test } from 'vitest';

import { getArticle, listArticles } from '#contract/articles.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { insertArticle } from './kind.ts';
import { articlesShown } from './store.ts';

/** Adds an article without going through a seed and returns its id. */
function anArticle(app: TestApp, overrides: Partial<Parameters<typeof insertArticle>[2]> = {}): Promise<number> {
  return app.deps.database.write((trx) =>
    insertArticle(app.deps.database, trx, {
      title: 'A title',
      description: 'What it is about.',
      imageUrl: null,
      focusAreaId: 1,
      author: 'Sam Sample',
      readTime: 3,
      content: '<p>Text.</p>',
      publishedAt: app.clock.now().toISOString(),
      ...overrides,
    }),
  );
}

test('articles are listed newest first, and the later entry first on equal dates', async () => {
  await using app = await createTestApp();
  const middle = await anArticle(app, { publishedAt: '2026-02-01T00:00:00.000Z' });
  const newest = await anArticle(app, { publishedAt: '2026-03-01T00:00:00.000Z' });
  const oldest = await anArticle(app, { publishedAt: '2026-01-01T00:00:00.000Z' });
  const twin = await anArticle(app, { publishedAt: '2026-02-01T00:00:00.000Z' });
  const { body } = await app.visitor().call(listArticles, { query: {} });
  expect(body.map(({ id }) => id)).toEqual([newest, twin, middle, oldest]);
});

test('a card has its fields and the link to its page', async () => {
  await using app = await createTestApp();
  const id = await anArticle(app, { focusAreaId: 6, title: 'Leaks', imageUrl: '/leak.webp' });
  const { body, headers } = await app.visitor().call(listArticles, { query: {} });
  expect(body).toEqual([
    {
      id,
      title: 'Leaks',
      description: 'What it is about.',
      imageUrl: '/leak.webp',
      focus: 'Water Technology',
      focusSlug: 'water-technology',
      date: app.clock.now().toISOString(),
      url: `/media/${id}`,
      author: 'Sam Sample',
      readTime: 3,
    },
  ]);
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('a focus area filters the list; an unknown one has no articles', async () => {
  await using app = await createTestApp();
  await anArticle(app, { focusAreaId: 1 });
  const water = await anArticle(app, { focusAreaId: 6 });
  const visitor = app.visitor();
  const of = async (focusAreaId: string) => (await visitor.call(listArticles, { query: { focusAreaId } })).body;
  expect((await of('6')).map(({ id }) => id)).toEqual([water]);
  expect(await of('2')).toEqual([]);
  expect(await of('7')).toEqual([]);
  expect(await of(String(Number.MAX_SAFE_INTEGER))).toEqual([]);
});

test('an invalid focus area is refused on its field', async () => {
  await using app = await createTestApp();
  const visitor = app.visitor();
  for (const focusAreaId of ['0', '-1', '1.5', 'water', '9007199254740992', '']) {
    const { status, body } = await visitor.refused(listArticles, { query: { focusAreaId } });
    expect(status, focusAreaId).toBe(400);
    expect(body.fields, focusAreaId).toHaveProperty('focusAreaId');
  }
});

test('a list ends after the newest hundred', async () => {
  await using app = await createTestApp();
  for (let count = 0; count <= articlesShown; count += 1) await anArticle(app);
  const visitor = app.visitor();
  const { body } = await visitor.call(listArticles, { query: {} });
  expect(body).toHaveLength(articlesShown);
  const { body: ofArea } = await visitor.call(listArticles, { query: { focusAreaId: '1' } });
  expect(ofArea.map(({ id }) => id)).toEqual(body.map(({ id }) => id));
});

test('an article includes its text and the three newest others of its area', async () => {
  await using app = await createTestApp();
  const others: number[] = [];
  for (let count = 0; count < 4; count += 1) others.push(await anArticle(app));
  await anArticle(app, { focusAreaId: 2 });
  const id = await anArticle(app, { content: '<h3>Why</h3><p>Because.</p>' });
  const { body } = await app.visitor().call(getArticle, { params: { id: String(id) } });
  expect(body.content).toBe('<h3>Why</h3><p>Because.</p>');
  expect(body.related.map((article) => article.id)).toEqual(others.toReversed().slice(0, 3));
});

test('the only article of an area has no related ones', async () => {
  await using app = await createTestApp();
  const id = await anArticle(app);
  const { body } = await app.visitor().call(getArticle, { params: { id: String(id) } });
  expect(body.related).toEqual([]);
});

test('an unknown or impossible id is not found', async () => {
  await using app = await createTestApp();
  const visitor = app.visitor();
  for (const id of ['1', '0', 'abc', '1e3', '99999999999999999999']) {
    const { body } = await visitor.refused(getArticle, { params: { id } });
    expect(body.code, id).toBe('not_found');
  }
});

test('an unchanged list is not sent again', async () => {
  await using app = await createTestApp();
  await anArticle(app);
  const visitor = app.visitor();
  const etag = (await visitor.send(listArticles)).headers.get('etag');
  expect(etag).toBeTruthy();
  // Like a browser that revalidates; fetch by itself would bypass every cache.
  const headers = { 'If-None-Match': etag ?? '', 'Cache-Control': 'max-age=0' };
  const ask = () => visitor.send(listArticles, { headers });
  expect((await ask()).status).toBe(304);
  await anArticle(app);
  expect((await ask()).status).toBe(200);
});

test('both lists read an index and sort nothing', async () => {
  await using app = await createTestApp();
  const { db, dialect } = app.deps.database;
  if (dialect !== 'sqlite') {
    const { rows } = await db.executeQuery<{ indexname: string }>({
      ...db.selectFrom('articles').selectAll().compile(),
      sql: "select indexname from pg_indexes where tablename = 'articles'",
      parameters: [],
    });
    const names = rows.map(({ indexname }) => indexname);
    expect(names).toEqual(expect.arrayContaining(['articles_newest', 'articles_by_area']));
    return;
  }
  const plan = async (where: string) => {
    const query = db.selectFrom('articles').selectAll().compile();
    const sql = `explain query plan select articles.id from articles cross join focus_areas where focus_areas.id = articles.focus_area_id and articles.status = 'published' and articles.published_at <= '2026' ${where} order by articles.published_at desc, articles.id desc limit 100`;
    const { rows } = await db.executeQuery<{ detail: string }>({ ...query, sql, parameters: [] });
    return rows.map(({ detail }) => detail).join('\n');
  };
  expect(await plan('')).toContain('articles_newest');
  expect(await plan('')).not.toContain('TEMP B-TREE');
  expect(await plan('and articles.focus_area_id = 3')).toContain('articles_by_area');
  expect(await plan('and articles.focus_area_id = 3')).not.toContain('TEMP B-TREE');
});
