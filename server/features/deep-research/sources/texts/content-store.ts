import { readableContent } from '#server/features/research/index.ts';
import { blocksOf } from '#server/platform/rich-text/rich-text.ts';
import type { ReadTexts } from './read-texts.ts';

/** The texts of published articles. */
export const articleTexts: ReadTexts = async ({ db }, ids, { now }) => {
  const rows = await db
    .selectFrom('articles')
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .select(['id', 'description', 'content', 'author'])
    .execute();
  return rows.map((row) => ({ id: row.id, blocks: [row.description, ...blocksOf(row.content), `By ${row.author}`] }));
};

/** The texts of published research articles, premium ones as far as the asker may read them. */
export const researchTexts: ReadTexts = async ({ db }, ids, { now, asker }) => {
  const rows = await db
    .selectFrom('research_articles')
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .select(['id', 'description', 'content', 'is_premium'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    blocks: [row.description, ...blocksOf(readableContent(row, asker.readsPremium))],
  }));
};
