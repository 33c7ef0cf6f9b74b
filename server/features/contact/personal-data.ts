import type { PersonalData } from '#server/platform/feature.ts';
import { formerName, held, unlisted } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held(
      'contact_messages',
      'user_id',
      { anonymised: { user_id: null, name: formerName, email: '' } },
      {
        as: 'messagesToTheTeam',
        tells: ['id', 'name', 'email', 'subject', 'message', 'created_at'],
        keeps: ['status', 'updated_at'],
      },
    ),
    unlisted('contact_replies', 'author_id', 'Answers you wrote for the team belong to the team.'),
  ],
};
