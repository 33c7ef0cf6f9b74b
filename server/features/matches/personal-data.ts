import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('match_feedback', 'user_id', 'deleted', {
      as: 'matchFeedback',
      tells: ['kind', 'item_id', 'verdict', 'reason', 'created_at'],
    }),
    held('match_weeks', 'user_id', 'deleted', { as: 'weeklyMatches', tells: ['due_at'] }),
    held('told_matches', 'user_id', 'deleted', { as: 'toldMatches', tells: ['kind', 'item_id', 'told_at'] }),
    held('match_of_week', 'user_id', 'deleted', { as: 'matchOfTheWeek', tells: ['item_id', 'until'] }),
  ],
};
