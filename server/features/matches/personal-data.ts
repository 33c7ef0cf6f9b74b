import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('match_feedback', 'user_id', 'deleted', {
      as: 'matchFeedback',
      tells: ['kind', 'item_id', 'verdict', 'reason', 'created_at'],
    }),
  ],
};
