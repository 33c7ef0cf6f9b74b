import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('saved_searches', 'user_id', 'deleted', {
      as: 'savedSearches',
      tells: ['id', 'name', 'filters', 'alert', 'seen_listing_id', 'created_at'],
      keeps: ['name_key'],
    }),
    held('search_alerts', 'user_id', 'deleted', {
      as: 'searchAlerts',
      tells: ['due_at'],
      keeps: ['unsubscribe_token'],
    }),
  ],
};
