import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('templates', 'user_id', 'deleted', { as: 'templates', tells: ['id', 'name', 'text'], keeps: ['name_key'] }),
  ],
};
