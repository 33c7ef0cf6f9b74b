import { savedSearchFilters } from '#contract/saved-searches-kinds.ts';
import type { FollowedSearches } from '#server/platform/records/record.ts';
import { meeting } from './store.ts';

/** Saved searches of events. Events have no history, so that only new ones are found. */
export const eventSearches: FollowedSearches = {
  async find({ db }, filters, among, { limit, now }) {
    if ('ids' in among) return [];
    const rows = await db
      .selectFrom('events')
      .innerJoin('documents', 'documents.item_id', 'events.id')
      .where(meeting(savedSearchFilters.event.parse(filters)))
      .where('documents.kind', '=', 'event')
      .where('documents.id', '>', among.after)
      .where('documents.id', '<=', among.upTo)
      .where('events.status', '=', 'scheduled')
      .where('events.end_date', '>', now.toISOString())
      .select('events.id')
      .orderBy('documents.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  dependsOn: {},
};
