import type { ArticleInput } from '#contract/articles-admin.ts';
import type { ResearchInput } from '#contract/research-admin.ts';

const common = {
  description: 'What the article is about, in a sentence.',
  content: '<h3>Why</h3><p>Because a test needs a text that is long enough to be one.</p>',
  tags: [],
  publishedAt: null,
  isSample: false,
  state: 'draft' as const,
};

/** An article as its editor sends it: a draft, complete and valid. */
export function articleForm(overrides: Partial<ArticleInput> = {}): ArticleInput {
  return { ...common, title: 'A sample of an article', focusAreaId: 1, author: 'Sam Sample', ...overrides };
}

/** A research article as its editor sends it, with a unique address. */
export function researchForm(overrides: Partial<ResearchInput> = {}): ResearchInput {
  return {
    ...common,
    title: 'A sample of research',
    slug: crypto.randomUUID(),
    category: 'storage',
    type: 'Market Report',
    isPremium: false,
    ...overrides,
  };
}
