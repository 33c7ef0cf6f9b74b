import { topicFeedsPath, topicIds } from '#contract/technologies-topics.ts';
import type { Moderated, RecordKind } from '#server/platform/records/record.ts';
import { findFeedItemRecords } from './store.ts';

/** Articles from feeds, as the team sees them. They belong to other sites and have no owner here. */
const moderatedFeedItems: Moderated = {
  table: 'feed_items',
  async find({ db }, ids) {
    const rows = await db
      .selectFrom('feed_items')
      .where('id', 'in', ids)
      .select(['id', 'title', 'summary as excerpt', 'technology_id', 'hold'])
      .execute();
    return rows.flatMap(({ technology_id: technologyId, ...row }) => {
      const topic = topicIds.find((one) => one === technologyId);
      return topic ? [{ ...row, path: topicFeedsPath(topic), ownerId: null }] : [];
    });
  },
  async setHold(_database, trx, id, hold) {
    const { numUpdatedRows } = await trx
      .updateTable('feed_items')
      .set({ hold: hold === 'hidden' || hold === 'removed' ? hold : null })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? id : null;
  },
};

/** Articles from feeds, for the rest of the server. */
export const feedItemRecord: RecordKind = {
  kind: 'feed-item',
  find: findFeedItemRecords,
  moderated: moderatedFeedItems,
};
