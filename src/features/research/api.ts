import { getResearchArticle, listResearch } from '#contract/research.ts';
import { queryOf } from '#src/lib/queries.ts';

/** All research articles, without their texts. */
export const researchQuery = queryOf(listResearch, {});

/** One article as this caller may read it; asked for again on every visit, as a membership may have begun. */
export function researchArticleQuery(slug: string) {
  return queryOf(getResearchArticle, { params: { slug } });
}
