import { researchCategories } from '#contract/research.ts';
import type { PageHead } from '#server/platform/records/page-head.ts';
import { structuredArticle } from '#server/platform/records/structured-data.ts';
import { findResearchArticle } from './store.ts';

/** The head of a research article's page. */
export const findResearchHead: PageHead['find'] = async (database, slug, now) => {
  const row = await findResearchArticle(database, slug, now);
  return (
    row && {
      title: row.title,
      description: row.description,
      preview: { kind: row.type, detail: researchCategories[row.category] },
      structured: (around) => ({
        ...structuredArticle(around, {
          title: row.title,
          description: row.description,
          publishedAt: row.published_at,
          section: researchCategories[row.category],
        }),
        isAccessibleForFree: row.is_premium === 0,
      }),
    }
  );
};
