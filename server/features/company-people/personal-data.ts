import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('company_people', 'user_id', 'deleted', {
      as: 'companiesYouWorkFor',
      tells: ['company_id', 'role', 'agreement', 'since'],
      keeps: ['team_member_id'],
    }),
  ],
};
