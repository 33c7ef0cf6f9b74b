import type { PersonalData } from '#server/platform/feature.ts';

export const personalData: PersonalData = {
  holdings: [
    {
      table: 'live_events',
      by: ['user_id'],
      exported: { not: 'They say that something has changed, and are gone after an hour.' },
      onDeletion: 'deleted',
    },
    {
      table: 'live_presence',
      by: ['user_id'],
      exported: { not: 'It says who is online, and is gone a minute after the member.' },
      onDeletion: 'deleted',
    },
  ],
};
