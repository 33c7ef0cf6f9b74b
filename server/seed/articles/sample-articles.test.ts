import { describe, expect, test } from 'vitest';
import { getArticle, listArticles } from '#contract/articles.ts';
import { builtInFocusAreas, focusAreaSlugs } from '#contract/focus-areas.ts';
import { countWords, toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { createTestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { sampleResearchArticles } from '../research/sample-research-articles.ts';
import { sampleArticles } from './sample-articles.ts';
import { seedArticles } from './seed-articles.ts';

describe('the texts', () => {
  test('number at least three for each focus area', () => {
    for (const area of focusAreaSlugs) {
      expect(sampleArticles.filter(({ focusArea }) => focusArea === area).length, area).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(sampleArticles.map((article) => [article.title, article] as const))('%s', (_title, article) => {
    const html = article.content.trim();
    expect(toSafeHtml(html)).toBe(html.replace(/>\n+</g, '><'));
    const words = countWords(html);
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(900);
    expect(html.match(/<h3>/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test('have no title, description or block in common', () => {
    const all = [...sampleArticles, ...sampleResearchArticles];
    const blocks = all.flatMap(({ title, description, content }) => [
      title,
      description,
      ...content.split(/<\/?(?:p|li|h3)>/).map((block) => block.trim()),
    ]);
    const sentences = blocks.filter((block) => block.length > 40);
    expect(sentences.length).toBeGreaterThan(all.length * 8);
    expect(sentences.filter((block, index) => sentences.indexOf(block) !== index)).toEqual([]);
  });

  test('are listed oldest first, so that ids grow with the date', () => {
    const ages = sampleArticles.map(({ daysAgo }) => daysAgo);
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
  });
});

describe('the seed', () => {
  test('adds them once, newest first, with their text and reading time', async () => {
    await using database = await openTestDatabase();
    await using app = await createTestApp({ database });
    await seedArticles(app.deps);
    await seedArticles(app.deps);
    const visitor = app.visitor();
    const { body: all } = await visitor.call(listArticles, { query: {} });
    expect(all.map(({ title }) => title)).toEqual(sampleArticles.map(({ title }) => title).toReversed());
    for (const { id } of builtInFocusAreas) {
      const { body } = await visitor.call(listArticles, { query: { focusAreaId: String(id) } });
      expect(body).toHaveLength(3);
    }
    const first = all[0];
    const { body: article } = await visitor.call(getArticle, { params: { id: String(first?.id) } });
    expect(article.content).toBe(toSafeHtml(sampleArticles.at(-1)?.content ?? ''));
    expect(article.readTime).toBe(Math.round(countWords(article.content) / 200));
  });

  test('adds them once when two processes start together', async () => {
    await using database = await openTestDatabase();
    await using app = await createTestApp({ database });
    await Promise.all([seedArticles(app.deps), seedArticles(app.deps)]);
    const { body } = await app.visitor().call(listArticles, { query: {} });
    expect(body).toHaveLength(sampleArticles.length);
  });
});
