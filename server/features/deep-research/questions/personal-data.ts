import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('research_questions', 'user_id', 'deleted', {
      as: 'researchQuestions',
      tells: [
        'id',
        'question',
        'follows_id',
        'status',
        'problem',
        'sub_questions',
        'passages',
        'answers',
        'comparison',
        'asked_at',
      ],
      // How the server works on it says nothing of the member.
      keeps: ['is_first', 'claim', 'claimed_until', 'tries'],
    }),
    held('research_days', 'user_id', 'deleted', { as: 'researchDays', tells: ['day', 'asked'] }),
  ],
};
