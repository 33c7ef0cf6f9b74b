import type { PersonalData } from '#server/platform/feature.ts';
import { unlisted } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    {
      ...unlisted(
        'keyed_writes',
        'user_id',
        'The answers to your last changes, kept for 30 days in case they are sent twice.',
      ),
      onDeletion: 'deleted',
    },
    { ...unlisted('outbox_members', 'user_id', 'Email that has not been sent yet.'), onDeletion: 'by-feature' },
  ],
};
