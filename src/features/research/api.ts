import { getResearchArticle, listResearch } from '#contract/research.ts';
import { queryOf } from '#src/lib/queries.ts';

/** All research articles, without their texts. */
export const researchQuery = queryOf(listResearch, {});

/** An article as this caller may read it. Fetched again on every visit, because a membership may have begun. */
export function researchArticleQuery(slug: string) {
  return queryOf(getResearchArticle, { params: { slug } });
}
