import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [held('insight_quarters', 'user_id', 'deleted', { as: 'quarterlyInsights', tells: ['due_at'] })],
};
