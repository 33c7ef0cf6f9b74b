import type { Database } from '#server/platform/db/database.ts';
import type { ReadTexts } from './read-texts.ts';

/** The texts of articles from feeds that the team has not hidden. */
export const feedItemTexts: ReadTexts = async ({ db }, ids) => {
  const rows = await db
    .selectFrom('feed_items')
    .where('id', 'in', ids)
    .where('hold', 'is', null)
    .select(['id', 'summary', 'published_at'])
    .execute();
  return rows.map((row) => ({ id: row.id, blocks: [`${row.summary} (${row.published_at.slice(0, 10)})`] }));
};

/** The newest articles from feeds. They have no search index, so that older ones are not looked through. */
export function newestFeedItems({ db }: Pick<Database, 'db'>, limit: number) {
  return db
    .selectFrom('feed_items')
    .where('hold', 'is', null)
    .select(['id', 'title', 'summary'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
