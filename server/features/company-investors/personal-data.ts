import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('company_investors', 'user_id', 'deleted', {
      as: 'companiesYouInvestedIn',
      tells: ['company_id', 'name', 'agreement', 'since'],
      // The key is derived from the name; a row of a member names no investing company.
      keeps: ['id', 'name_key', 'investor_company_id'],
    }),
  ],
};
