import { z } from 'zod';

import { choice, searchMax } from '#contract/kit/fields.ts';
import { meetsResearchFilters, type ResearchSummary, researchCategories } from '#contract/research.ts';
import { type FiltersOf, filterCodec } from '#src/lib/url-filters.ts';

/** The filters of the hub, as part of the address (rule research-hub). */
export const researchFilters = filterCodec({
  search: z.string().transform((text) => text.trim().slice(0, searchMax)),
  category: choice(researchCategories),
  type: z.string(),
});
export type ResearchFilters = FiltersOf<typeof researchFilters>;

/** The articles that the filters find. */
export const matching = (articles: readonly ResearchSummary[], filters: ResearchFilters): ResearchSummary[] =>
  articles.filter((article) => meetsResearchFilters(article, filters));

/** The distinct types, in the order in which they first occur. */
export function typesOf(articles: readonly ResearchSummary[]): string[] {
  return [...new Set(articles.map(({ type }) => type))];
}
