import { describe, expect, test } from 'vitest';

import { listResearch } from '#contract/research.ts';
import { openingParagraphs } from '#server/features/research/presenter.ts';
import { countWords, openingOf, toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { createTestApp } from '#server/testing/app.ts';
import { sampleResearchArticles } from './sample-research-articles.ts';
import { seedResearch } from './seed-research.ts';

/** The six articles, word by word. */
const specified = [
  ['Perovskite solar cells', 'solar', 'Technology Profile', 15, false, '/network/technologies/perovskite'],
  ['Thorium nuclear fuel', 'nuclear', 'Technology Profile', 18, false, '/network/technologies/thorium'],
  ['Molten salt reactors', 'nuclear', 'Technology Profile', 22, true, '/research-hub/molten-salt-reactors'],
  [
    'Green hydrogen electrolyzers',
    'hydrogen',
    'Industry Analysis',
    12,
    true,
    '/research-hub/green-hydrogen-electrolyzers',
  ],
  ['Grid-scale storage', 'storage', 'Market Report', 14, true, '/research-hub/grid-scale-storage'],
  ['Carbon capture materials', 'materials', 'Research Brief', 10, false, '/research-hub/carbon-capture-materials'],
];

test('the seed adds the six articles once and in order', async () => {
  await using app = await createTestApp();
  await seedResearch(app.deps);
  await seedResearch(app.deps);
  const { body } = await app.visitor().call(listResearch, {});
  expect(
    body.map(({ title, category, type, readTime, isPremium, route }) => [
      title,
      category,
      type,
      readTime,
      isPremium,
      route,
    ]),
  ).toEqual(specified);
});

describe('the texts', () => {
  test.each(sampleResearchArticles.map((article) => [article.title, article] as const))('%s', (_title, article) => {
    const html = article.content.trim();
    expect(toSafeHtml(html)).toBe(html.replace(/>\n+</g, '><'));
    const words = countWords(html);
    const hasOwnPage = article.route.startsWith('/research-hub/');
    // Articles with a technology page need only an opening.
    expect(words).toBeGreaterThanOrEqual(hasOwnPage ? 900 : 200);
    expect(words).toBeLessThanOrEqual(4500);
    expect(hasOwnPage ? article.route.endsWith(`/${article.slug}`) : true).toBe(true);
  });

  test('P12: premium ones have at least 1,000 words that are not free elsewhere, and no link to a free page', () => {
    for (const { slug, content, isPremium, route } of sampleResearchArticles) {
      if (!isPremium) continue;
      expect(route).toBe(`/research-hub/${slug}`);
      expect(countWords(content), slug).toBeGreaterThan(1000);
      expect(content).not.toMatch(/full profile/i);
    }
  });

  test('have an opening that is worth reading and leaves most of the text closed', () => {
    for (const { slug, content } of sampleResearchArticles) {
      const opening = countWords(openingOf(content.trim(), openingParagraphs));
      expect(opening, slug).toBeGreaterThan(80);
      expect(opening, slug).toBeLessThan(countWords(content) / 1.5);
    }
  });
});
