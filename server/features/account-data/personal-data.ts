import type { PersonalData } from '#server/platform/feature.ts';
import { unlisted } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    { ...unlisted('outbox_members', 'user_id', 'Email that has not been sent yet.'), onDeletion: 'by-feature' },
  ],
};
