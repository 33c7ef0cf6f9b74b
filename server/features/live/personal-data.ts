import type { PersonalData } from '#server/platform/feature.ts';

export const personalData: PersonalData = {
  holdings: [
    {
      table: 'live_events',
      by: ['user_id'],
      exported: { not: 'They say that something has changed, and are gone after an hour.' },
      onDeletion: 'deleted',
    },
  ],
};
