import type { Deps } from '#server/deps.ts';
import { insertResearchArticle } from '#server/features/research/index.ts';
import { claimSeed } from '../seed-store.ts';

/** Adds the six research articles, once in the life of a database. */
export async function seedResearch({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.write(async (trx) => {
    if (!(await claimSeed(trx, 'research-articles', now().toISOString()))) return;
    const { sampleResearchArticles } = await import('./sample-research-articles.ts');
    for (const [position, article] of sampleResearchArticles.entries()) {
      const { slug, title, description, category, type, date, readTime, isPremium, route, content } = article;
      await insertResearchArticle(database, trx, {
        slug,
        title,
        description,
        category,
        type,
        image_url: null,
        read_time: readTime,
        is_premium: isPremium ? 1 : 0,
        route,
        content: content.trim(),
        // A server whose clock is before a sample's month still gets it, in the same order.
        publishedAt: new Date(Math.min(Date.parse(`1 ${date} 00:00 UTC`), now().getTime() - position)).toISOString(),
      });
    }
  });
}
