import type { PageHead } from '#server/platform/records/page-head.ts';
import { structuredArticle } from '#server/platform/records/structured-data.ts';
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
      structured: (around) =>
        structuredArticle(around, {
          title: row.title,
          description: row.description,
          publishedAt: row.published_at,
          section: row.focus_area_title,
          author: row.author,
        }),
    }
  );
};
