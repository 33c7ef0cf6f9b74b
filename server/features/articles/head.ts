import type { PageHead } from '#server/platform/records/page-head.ts';
import { thisNetwork } from '#server/platform/records/structured-data.ts';
import { dayInWords } from '#server/platform/text/words.ts';
import { findArticle } from './store.ts';

/** The head of an article's page. */
export const findArticleHead: PageHead['find'] = async (database, key, now) => {
  const row = await findArticle(database, Number(key), now);
  return (
    row && {
      title: row.title,
      description: row.description,
      preview: { kind: 'Article', detail: `${row.focus_area_title} · ${dayInWords(row.published_at)}` },
      structured: (around) => ({
        '@type': 'Article',
        headline: row.title,
        description: row.description,
        url: around.url,
        mainEntityOfPage: around.url,
        image: around.image,
        datePublished: row.published_at,
        author: { '@type': 'Person', name: row.author },
        publisher: thisNetwork(around),
        articleSection: row.focus_area_title,
      }),
    }
  );
};
