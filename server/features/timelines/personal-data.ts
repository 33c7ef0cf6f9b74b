import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('timeline_entries', 'actor_id', 'deleted', {
      as: 'timeline',
      tells: ['kind', 'item_id', 'action', 'detail', 'note_id', 'list_id', 'pipeline_id', 'created_at'],
      keeps: ['id'],
    }),
  ],
};
