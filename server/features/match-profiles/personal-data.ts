import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('member_match_profiles', 'user_id', 'deleted', {
      as: 'seeksAndOffers',
      tells: [
        'role',
        'seeks',
        'offers',
        'stages',
        'regions',
        'ticket_min',
        'ticket_max',
        'currency',
        'seeks_text',
        'offers_text',
        'updated_at',
      ],
    }),
  ],
};
