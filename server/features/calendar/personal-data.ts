import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('calendar_keys', 'user_id', 'deleted', { as: 'calendarAddress', tells: ['created_at'], keeps: ['nonce'] }),
  ],
};
