import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { insertArticle } from '#server/features/articles/index.ts';
import { findArea } from '#server/features/focus-areas/index.ts';
import { readingMinutes, toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { claimSeed } from '../seed-store.ts';

/** Adds the sample articles, once in the life of a database. */
export async function seedArticles({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.write(async (trx) => {
    if (!(await claimSeed(trx, 'articles', now().toISOString()))) return;
    // Only now: a server whose database has them need not read the texts.
    const { sampleArticles } = await import('./sample-articles.ts');
    for (const { title, description, focusArea, author, daysAgo, content } of sampleArticles) {
      const area = await findArea({ db: trx }, 'slug', focusArea);
      if (!area) throw new Error(`The sample article "${title}" names an unknown focus area`);
      const html = toSafeHtml(content.trim());
      await insertArticle(database, trx, {
        title,
        description,
        imageUrl: null,
        focusAreaId: area.id,
        author,
        readTime: readingMinutes(html),
        content: html,
        publishedAt: new Date(now().getTime() - daysAgo * day).toISOString(),
      });
    }
  });
}
