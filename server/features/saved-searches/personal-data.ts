import { forgetChanges } from '#server/platform/changes/store.ts';
import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';
import { findSearches } from './store.ts';

export const personalData: PersonalData = {
  holdings: [
    held('saved_searches', 'user_id', 'deleted', {
      as: 'savedSearches',
      tells: ['id', 'kind', 'name', 'filters', 'alert', 'created_at'],
      keeps: ['name_key', 'seen_place', 'seen_change', 'told_change'],
    }),
    held('search_alerts', 'user_id', 'deleted', {
      as: 'searchAlerts',
      tells: ['due_at'],
      keeps: ['unsubscribe_token'],
    }),
  ],
  // What the searches have found stands in the feed, under their numbers.
  async erase({ database }, trx, userId) {
    for (const { id } of await findSearches({ ...database, db: trx }, userId))
      await forgetChanges(trx, 'saved-search', id);
  },
};
