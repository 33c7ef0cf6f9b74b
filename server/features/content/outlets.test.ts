import { expect, test } from 'vitest';
import { getArticle, listArticles } from '#contract/articles.ts';
import { createArticle, listArticleEditions, setArticleState } from '#contract/articles-admin.ts';
import { listRelatedArticles } from '#contract/companies.ts';
import type { ContentState } from '#contract/content.ts';
import { getResearchArticle, listResearch } from '#contract/research.ts';
import { createResearch, setResearchState } from '#contract/research-admin.ts';
import { listSavedItems, saveItem } from '#contract/saved-items.ts';
import { searchEverything } from '#contract/search.ts';
import { createPageMeta } from '#server/platform/http/page-meta.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { articleForm, researchForm } from '#server/testing/content-factory.ts';

/** The names of all places where an article and a research article about zeolites appear. */
async function placesOf(app: TestApp, { article, research, slug, beside, company }: Records): Promise<string[]> {
  const member = await app.as('professional');
  const text = async (path: string) => (await member.fetch(path)).text();
  const is = async (endpoint: Parameters<typeof member.send>[0], input: Parameters<typeof member.send>[1]) =>
    (await member.send(endpoint, input)).status === 200;
  const shown: Record<string, boolean> = {
    list: (await member.call(listArticles, { query: {} })).body.some(({ id }) => id === article),
    'list of the area': (await member.call(listArticles, { query: { focusAreaId: '6' } })).body.some(
      ({ id }) => id === article,
    ),
    page: await is(getArticle, { params: { id: article } }),
    related: (await member.call(getArticle, { params: { id: String(beside) } })).body.related.length > 0,
    'articles of a company': (await member.call(listRelatedArticles, { params: { id: String(company) } })).body.some(
      ({ id }) => id === article,
    ),
    'title of the page': (await createPageMeta(app.deps)(`/media/${article}`)) !== null,
    'sitemap, article': (await text('/sitemap-pages.xml')).includes(`/media/${article}<`),
    'saving, article': await is(saveItem, { params: { kind: 'article', id: article } }),
    hub: (await member.call(listResearch)).body.some(({ id }) => id === research),
    'page of the hub': await is(getResearchArticle, { params: { slug } }),
    'title of the page of the hub': (await createPageMeta(app.deps)(`/research-hub/${slug}`)) !== null,
    'sitemap, research': (await text('/sitemap-pages.xml')).includes(`/research-hub/${slug}<`),
    'saving, research': await is(saveItem, { params: { kind: 'research', id: research } }),
  };
  const { groups } = (await member.call(searchEverything, { query: { q: 'zeolites' } })).body;
  shown['palette, article'] = groups.some(({ kind }) => kind === 'article');
  shown['palette, research'] = groups.some(({ kind }) => kind === 'research');
  return Object.keys(shown).filter((place) => shown[place]);
}

interface Records {
  article: number;
  research: number;
  slug: string;
  /** An article that is shown beside the first one. */
  beside: number;
  company: number;
}

test('a draft, hidden or scheduled article appears nowhere; a published one appears everywhere at once', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const company = await aCompany(app.deps, { focusArea: 'water-technology', name: 'Zeolites Limited' });
  const about = { title: 'Zeolites that soften water', description: 'Zeolites in the filters of a town.' };
  const body = articleForm({ ...about, focusAreaId: 6 });
  const article = (await admin.call(createArticle, { body })).body;
  const beside = (
    await admin.call(createArticle, {
      body: articleForm({ focusAreaId: 6, state: 'published', publishedAt: '2026-01-01T00:00:00.000Z' }),
    })
  ).body.id;
  const slug = 'zeolites';
  const research = (await admin.call(createResearch, { body: researchForm({ ...about, slug }) })).body;
  const records = { article: article.id, research: research.id, slug, beside, company };
  const versions = { article: article.version, research: research.version };
  const move = async (state: ContentState) => {
    const step = (id: number, version: number) => ({ params: { id: String(id) }, body: { state, version } });
    versions.article = (await admin.call(setArticleState, step(records.article, versions.article))).body.version;
    versions.research = (await admin.call(setResearchState, step(records.research, versions.research))).body.version;
  };

  expect(await placesOf(app, records)).toEqual([]);
  await move('published');
  const everywhere = await placesOf(app, records);
  expect(everywhere).toHaveLength(15);
  const reader = await app.as('member');
  await reader.call(saveItem, { params: { kind: 'article', id: String(records.article) } });
  const saved = async () =>
    (await reader.call(listSavedItems, { query: {} })).body.items.filter(({ title }) => title !== null).length;
  expect(await saved()).toBe(1);
  await move('hidden');
  expect(await placesOf(app, records)).toEqual([]);
  // A member who saved it no longer reads its title, and finds it again once it is public again.
  expect(await saved()).toBe(0);
  await move('published');
  expect(await saved()).toBe(1);
  await move('draft');
  expect(await placesOf(app, records)).toEqual([]);
});

test('a scheduled article appears nowhere until its date, and then everywhere', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const company = await aCompany(app.deps, { focusArea: 'water-technology', name: 'Zeolites Limited' });
  const at = new Date(app.clock.now().getTime() + 60_000).toISOString();
  const about = {
    title: 'Zeolites that soften water',
    description: 'Zeolites in the filters of a town.',
    state: 'published',
    publishedAt: at,
  } as const;
  const article = (await admin.call(createArticle, { body: articleForm({ ...about, focusAreaId: 6 }) })).body.id;
  const publishedAt = '2026-01-01T00:00:00.000Z';
  const other = articleForm({ focusAreaId: 6, state: 'published', publishedAt });
  const beside = (await admin.call(createArticle, { body: other })).body.id;
  const research = (await admin.call(createResearch, { body: researchForm({ ...about, slug: 'zeolites' }) })).body.id;
  const records = { article, research, slug: 'zeolites', beside, company };
  app.clock.advance({ milliseconds: 59_999 });
  expect(await placesOf(app, records)).toEqual([]);
  app.clock.advance({ milliseconds: 1 });
  expect(await placesOf(app, records)).toHaveLength(15);
});

test('members and visitors learn nothing about unpublished articles', async () => {
  await using app = await createTestApp();
  for (const role of ['anonymous', 'member', 'professional'] as const) {
    const { status } = await (await app.as(role)).refused(listArticleEditions);
    expect(status, role).toBe(role === 'anonymous' ? 401 : 403);
  }
});
