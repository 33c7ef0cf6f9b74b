import { researchCategories } from '#contract/research.ts';
import type { PageHead } from '#server/platform/records/page-head.ts';
import { thisNetwork } from '#server/platform/records/structured-data.ts';
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
        '@type': 'Article',
        headline: row.title,
        description: row.description,
        url: around.url,
        mainEntityOfPage: around.url,
        image: around.image,
        datePublished: row.published_at,
        author: thisNetwork(around),
        publisher: thisNetwork(around),
        articleSection: researchCategories[row.category],
        isAccessibleForFree: row.is_premium === 0,
      }),
    }
  );
};
