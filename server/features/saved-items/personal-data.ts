import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('saved_items', 'user_id', 'deleted', { as: 'savedItems', tells: ['id', 'kind', 'item_id', 'created_at'] }),
  ],
};
