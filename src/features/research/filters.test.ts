import { describe, expect, it } from 'vitest';

import type { ResearchSummary } from '#contract/research.ts';
import { matching, researchFilters, typesOf } from './filters.ts';

const article = (overrides: Partial<ResearchSummary>): ResearchSummary => ({
  id: 1,
  slug: 'a',
  title: 'Thorium fuel',
  description: 'About a metal.',
  category: 'nuclear',
  type: 'Technology Profile',
  imageUrl: null,
  date: 'May 2026',
  readTime: 10,
  isPremium: false,
  route: '/research-hub/a',
  ...overrides,
});

const articles = [
  article({ slug: 'thorium' }),
  article({ slug: 'storage', title: 'Grid storage', category: 'storage', type: 'Market Report' }),
  article({ slug: 'salt', title: 'Molten SALT', description: 'Hot.', type: 'Market Report' }),
];

describe('matching', () => {
  it.each([
    [{}, ['thorium', 'storage', 'salt']],
    [{ search: 'salt' }, ['salt']],
    [{ search: 'A METAL' }, ['thorium', 'storage']],
    [{ search: 'market rep' }, ['storage', 'salt']],
    [{ search: 'nuclear' }, []],
    [{ category: 'nuclear' as const }, ['thorium', 'salt']],
    [{ type: 'Market Report' }, ['storage', 'salt']],
    [{ category: 'nuclear' as const, type: 'Market Report' }, ['salt']],
    [{ category: 'nuclear' as const, type: 'Market Report', search: 'thorium' }, []],
  ])('%o finds %o', (filters, slugs) => {
    expect(matching(articles, filters).map(({ slug }) => slug)).toEqual(slugs);
  });
});

describe('filters in the address bar', () => {
  it('are read back as written', () => {
    const filters = { search: 'a & b', category: 'solar', type: 'Market Report' } as const;
    expect(researchFilters.read(researchFilters.write(filters))).toEqual(filters);
    expect(researchFilters.write({}).toString()).toBe('');
  });

  it('ignore an unknown category, and cut a search that is too long', () => {
    const read = researchFilters.read(new URLSearchParams({ category: 'toString', search: ` ${'x'.repeat(300)}` }));
    expect(read).toEqual({ search: 'x'.repeat(200) });
  });

  it('are set or not', () => {
    expect(researchFilters.hasAny({})).toBe(false);
    expect(researchFilters.hasAny({ type: 'x' })).toBe(true);
  });
});

it('types are listed once each', () => {
  expect(typesOf(articles)).toEqual(['Technology Profile', 'Market Report']);
});
