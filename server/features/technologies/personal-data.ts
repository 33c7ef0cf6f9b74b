import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('technology_updates', 'user_id', 'deleted', {
      as: 'technologyUpdates',
      tells: ['technology_id', 'created_at', 'last_item_id', 'next_mail_at'],
    }),
  ],
};
