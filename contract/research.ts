import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, searchText } from '#contract/kit/fields.ts';

/** The choices of the hub's filters: value as stored, label as shown. */
export const researchCategories = {
  nuclear: 'Nuclear Energy',
  solar: 'Solar Energy',
  hydrogen: 'Hydrogen',
  materials: 'Advanced Materials',
  storage: 'Energy Storage',
} as const;
export type ResearchCategory = keyof typeof researchCategories;

export const researchTypes = ['Technology Profile', 'Industry Analysis', 'Market Report', 'Research Brief'] as const;

/** The filters of the hub, as in the address of its page (rule research-hub). */
export const researchFilterQuery = {
  search: searchText.optional(),
  category: choice(researchCategories).optional(),
  type: z.enum(researchTypes).optional(),
};

interface ResearchFilters {
  search?: string | undefined;
  category?: string | undefined;
  type?: string | undefined;
}

/** Whether an article meets all three: the search without regard to case in title, description and type. */
export function meetsResearchFilters(
  { title, description, category, type }: Pick<ResearchSummary, 'title' | 'description' | 'category' | 'type'>,
  wanted: ResearchFilters,
): boolean {
  const search = wanted.search?.toLowerCase() ?? '';
  return (
    (!wanted.category || category === wanted.category) &&
    (!wanted.type || type === wanted.type) &&
    [title, description, type].some((text) => text.toLowerCase().includes(search))
  );
}

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/, 'This is not a valid address');

/** A research article as a card shows it. */
export const researchSummary = z.object({
  id: z.number().int(),
  slug,
  title: z.string(),
  description: z.string(),
  category: choice(researchCategories),
  type: z.enum(researchTypes),
  imageUrl: z.string().nullable(),
  /** As displayed, such as `October 2026`: the month of its publication. */
  date: z.string(),
  /** In minutes. */
  readTime: z.number().int().positive(),
  isPremium: z.boolean(),
  /** Path that "Read Article" leads to: a technology page or the article's own. */
  route: z.string(),
});
export type ResearchSummary = z.infer<typeof researchSummary>;

/**
 * An article as this caller may read it. Professionals and admins get premium articles in full; everyone else gets the
 * facts and the first paragraphs.
 */
export const researchArticle = researchSummary.extend({
  /** Sanitised HTML: the whole text, or its beginning. */
  content: z.string(),
  isComplete: z.boolean(),
  tags: z.array(z.string()),
  /** Whether this is invented sample content, as its page then says. */
  isSample: z.boolean(),
});
export type ResearchArticle = z.infer<typeof researchArticle>;

/** GET /api/research-articles */
export const listResearch = defineEndpoint({
  name: 'research.list',
  method: 'GET',
  path: '/api/research-articles',
  summary: 'All research articles',
  access: 'everyone',
  response: z.array(researchSummary),
  cache: 'public',
});

/** GET /api/research-articles/{slug}: the content depends on the caller, so the answer is cached privately. */
export const getResearchArticle = defineEndpoint({
  name: 'research.get',
  method: 'GET',
  path: '/api/research-articles/:slug',
  summary: 'One research article, in full or its opening',
  access: 'everyone',
  params: z.strictObject({ slug }),
  response: researchArticle,
  cache: 'private',
});
