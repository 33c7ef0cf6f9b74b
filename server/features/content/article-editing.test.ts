import { expect, test } from 'vitest';
import { getArticle, listArticles } from '#contract/articles.ts';
import {
  createArticle,
  deleteArticle,
  getArticleEdition,
  listArticleEditions,
  setArticleState,
  updateArticle,
} from '#contract/articles-admin.ts';
import { listAuditEntries } from '#contract/audit.ts';
import { staleEdition } from '#contract/content.ts';
import { createTestApp } from '#server/testing/app.ts';
import { articleForm } from '#server/testing/content-factory.ts';

const one = (id: number) => ({ params: { id: String(id) } });

test('a draft is written, published, edited, withdrawn, hidden, shown again and deleted, and each step is logged', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const visitor = app.visitor();
  const draft = await admin.call(createArticle, { body: articleForm({ title: 'Leaks in the mains' }) });
  expect(draft.body).toMatchObject({ version: 1, standing: 'draft', values: { publishedAt: null } });
  const { id } = draft.body;
  expect((await visitor.refused(getArticle, one(id))).status).toBe(404);

  const live = await admin.call(setArticleState, { ...one(id), body: { state: 'published', version: 1 } });
  expect(live.body).toMatchObject({ standing: 'published', version: 2, publishedAt: app.clock.now().toISOString() });
  const shown = (await visitor.call(getArticle, one(id))).body;
  expect(shown).toMatchObject({ title: 'Leaks in the mains', isSample: false, author: 'Sam Sample', readTime: 1 });
  app.clock.advance({ days: 1 });

  const longer = `<p>${'water '.repeat(500)}</p>`;
  const changes = articleForm({
    title: 'Leaks in the mains, found',
    content: longer,
    tags: ['Water'],
    state: 'published',
  });
  const edited = await admin.call(updateArticle, { ...one(id), body: { ...changes, version: 2 } });
  // The date stays, and the reading time is the new text's: 500 words at 200 per minute.
  expect(edited.body).toMatchObject({ version: 3, readTime: 3, values: { publishedAt: shown.date, tags: ['Water'] } });
  expect((await visitor.call(listArticles, { query: {} })).body[0]?.title).toBe('Leaks in the mains, found');

  await admin.call(setArticleState, { ...one(id), body: { state: 'draft', version: 3 } });
  expect((await visitor.refused(getArticle, one(id))).status).toBe(404);
  await admin.call(setArticleState, { ...one(id), body: { state: 'published', version: 4 } });
  // Published again, it keeps its first date of publication.
  expect((await visitor.call(getArticle, one(id))).body.date).toBe(shown.date);
  await admin.call(setArticleState, { ...one(id), body: { state: 'hidden', version: 5 } });
  expect((await visitor.call(listArticles, { query: {} })).body).toEqual([]);
  await admin.call(setArticleState, { ...one(id), body: { state: 'published', version: 6 } });
  expect((await visitor.call(listArticles, { query: {} })).body).toHaveLength(1);
  await admin.call(deleteArticle, one(id));
  expect((await visitor.refused(getArticle, one(id))).status).toBe(404);
  expect((await admin.refused(getArticleEdition, one(id))).status).toBe(404);
  expect((await admin.refused(deleteArticle, one(id))).status).toBe(404);

  const { body: log } = await admin.call(listAuditEntries, { query: {} });
  expect(log.items.map(({ action, note }) => [action, note])).toEqual([
    ['content.remove', 'Published'],
    ['content.restore', 'Published'],
    ['content.hide', 'Hidden'],
    ['content.publish', 'Published'],
    ['content.hide', 'A draft'],
    ['content.edit', 'Changed: title, text, tags'],
    ['content.publish', 'Published. Changed: date'],
    ['content.create', 'A draft'],
  ]);
  expect(log.items[1]).toMatchObject({ targetKind: 'article', targetId: id, target: 'Leaks in the mains, found' });
});

test('a scheduled article appears at its date without another action', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const visitor = app.visitor();
  const at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const { body } = await admin.call(createArticle, { body: articleForm({ state: 'published', publishedAt: at }) });
  expect(body.standing).toBe('scheduled');
  app.clock.advance({ milliseconds: 3_599_999 });
  expect((await visitor.refused(getArticle, one(body.id))).status).toBe(404);
  app.clock.advance({ milliseconds: 1 });
  expect((await visitor.call(getArticle, one(body.id))).body.date).toBe(at);
  expect((await admin.call(getArticleEdition, one(body.id))).body.standing).toBe('published');
});

test("a scheduled article that is published early gets today's date", async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const form = articleForm({ state: 'published', publishedAt: '2099-01-01T00:00:00.000Z' });
  const { body } = await admin.call(createArticle, { body: form });
  const answer = await admin.call(setArticleState, { ...one(body.id), body: { state: 'published', version: 1 } });
  expect(answer.body).toMatchObject({ standing: 'published', publishedAt: app.clock.now().toISOString() });
});

test('of two admins who edit the same edition, the second is told, and nothing of that edit is stored', async () => {
  await using app = await createTestApp();
  const [first, second] = [await app.as('admin'), await app.as('admin')];
  const { id } = (await first.call(createArticle, { body: articleForm() })).body;
  const change = (title: string) => ({ ...one(id), body: { ...articleForm({ title }), version: 1 } });
  const answers = await Promise.all([
    first.send(updateArticle, change('The first of the two')),
    second.send(updateArticle, change('The second of the two')),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = await answers.find(({ ok }) => !ok)?.json();
  expect(refused).toMatchObject({ code: 'conflict', message: staleEdition });
  expect((await first.call(getArticleEdition, one(id))).body.version).toBe(2);
  const step = { ...one(id), body: { state: 'published' as const, version: 1 } };
  expect((await second.refused(setArticleState, step)).body.message).toBe(staleEdition);
});

test('markup is cleaned when it is stored, plain text becomes paragraphs, and the editor shows the stored text', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const typed = 'The first paragraph, which is long enough.\n\nThe second one, which is not shorter.';
  const plain = await admin.call(createArticle, { body: articleForm({ content: typed, state: 'published' }) });
  expect(plain.body.values.content).toBe(
    '<p>The first paragraph, which is long enough.</p><p>The second one, which is not shorter.</p>',
  );
  const evil = `<h3>Why</h3><script>steal()</script><p onclick="x()">A text that is long enough for an article.</p><img src=x>`;
  const rich = await admin.call(createArticle, { body: articleForm({ content: evil, state: 'published' }) });
  const { body } = await app.visitor().call(getArticle, one(rich.body.id));
  expect(body.content).toBe('<h3>Why</h3><p>A text that is long enough for an article.</p>');
});

test('invalid values are refused on their fields', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  for (const [field, value, sentence] of [
    ['title', 'Four', 'Title must be at least 5 characters'],
    ['title', 'x'.repeat(151), 'Please keep this to 150 characters'],
    ['description', 'x'.repeat(19), 'Summary must be at least 20 characters'],
    ['description', 'x'.repeat(401), 'Please keep this to 400 characters'],
    ['content', 'x'.repeat(49), 'Text must be at least 50 characters'],
    ['content', 'x'.repeat(50_001), 'Please keep this to 50000 characters'],
    ['author', ' ', 'Please name the author'],
    ['focusAreaId', 999, 'There is no such focus area'],
    ['tags', ['Water', 'water'], 'Each tag can be used once'],
    ['tags', Array.from({ length: 13 }, (_, n) => `tag ${n}`), 'Please use at most 12 tags'],
    ['publishedAt', '1989-12-31T23:59:59.999Z', 'Please enter a date between 1990 and 2099'],
    ['publishedAt', '2100-01-01T00:00:00.000Z', 'Please enter a date between 1990 and 2099'],
    ['state', 'scheduled', 'Please choose a state'],
  ] as const) {
    const { status, body } = await admin.refused(createArticle, { body: { ...articleForm(), [field]: value } });
    expect(status, field).toBe(400);
    expect(body.fields).toEqual({ [field]: sentence });
  }
});

test('the shortest and longest values are accepted', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  for (const fits of [
    { title: 'Fives', description: 'x'.repeat(20), content: 'x'.repeat(50), author: 'Jo' },
    { title: 'x'.repeat(150), description: 'x'.repeat(400), content: 'x'.repeat(50_000), author: 'x'.repeat(100) },
    { publishedAt: '1990-01-01T00:00:00Z', tags: Array.from({ length: 12 }, (_, n) => `tag ${n}`) },
  ]) {
    expect((await admin.send(createArticle, { body: articleForm(fits) })).status).toBe(201);
  }
});

test('the list is filtered by words, state and area, and is paged in each order', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const titles = ['Delta report', 'alpha report', 'Charlie report', 'Bravo notes', 'Écho report'];
  for (const [index, title] of titles.entries()) {
    const state = index === 3 ? 'hidden' : index % 2 === 0 ? 'published' : 'draft';
    const publishedAt = index === 4 ? '2098-01-01T00:00:00.000Z' : null;
    const focusAreaId = index < 2 ? 1 : 2;
    await admin.call(createArticle, { body: articleForm({ title, state, publishedAt, focusAreaId }) });
    app.clock.advance({ seconds: 1 });
  }
  const found = async (query: Record<string, string>) =>
    (await admin.call(listArticleEditions, { query })).body.items.map(({ title }) => title);
  expect(await found({})).toEqual(titles.toReversed());
  expect(await found({ sort: 'title' })).toEqual([
    'alpha report',
    'Bravo notes',
    'Charlie report',
    'Delta report',
    'Écho report',
  ]);
  expect(await found({ search: 'repor', sort: 'title' })).toEqual([
    'alpha report',
    'Charlie report',
    'Delta report',
    'Écho report',
  ]);
  expect(await found({ search: 'echo' })).toEqual(['Écho report']);
  expect(await found({ state: 'published' })).toEqual(['Charlie report', 'Delta report']);
  expect(await found({ state: 'scheduled' })).toEqual(['Écho report']);
  expect(await found({ state: 'scheduled', search: 'delta' })).toEqual([]);
  expect(await found({ state: 'draft' })).toEqual(['alpha report']);
  expect(await found({ state: 'hidden', focusAreaId: '2' })).toEqual(['Bravo notes']);
  expect(await found({ focusAreaId: '1', sort: 'newest' })).toEqual(['alpha report', 'Delta report']);
  for (const sort of ['changed', 'newest', 'title'] as const) {
    for (const narrowed of [{}, { search: 'report' }, { state: 'published' }] as Record<string, string>[]) {
      const all = (await admin.call(listArticleEditions, { query: { sort, ...narrowed } })).body;
      expect(all.count).toEqual({ value: all.items.length, isCapped: false });
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: Record<string, string> = { sort, ...narrowed, limit: '1', ...(cursor && { cursor }) };
        const { body } = await admin.call(listArticleEditions, { query });
        seen.push(...body.items.map(({ title }) => title));
        cursor = body.nextCursor;
      }
      expect(seen).toEqual(all.items.map(({ title }) => title));
    }
  }
  const { body } = await admin.call(listArticleEditions, { query: { sort: 'title', limit: '1' } });
  const wrong = { query: { sort: 'newest', cursor: body.nextCursor ?? '' } };
  expect((await admin.refused(listArticleEditions, wrong)).body.fields).toHaveProperty('cursor');
});
