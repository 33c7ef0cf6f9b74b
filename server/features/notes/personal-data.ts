import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('notes', 'user_id', 'deleted', {
      as: 'notes',
      tells: ['id', 'kind', 'item_id', 'text', 'list_id', 'created_at', 'edited_at'],
      keeps: ['version'],
    }),
  ],
};
