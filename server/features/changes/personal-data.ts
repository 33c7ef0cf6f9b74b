import type { PersonalData } from '#server/platform/feature.ts';
import { held, unlisted } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    // The history is the record's; the name of whoever made a change goes with the account.
    held(
      'changes',
      'by_id',
      { anonymised: { by_id: null } },
      {
        as: 'changesYouMade',
        tells: ['kind', 'item_id', 'field', 'old_value', 'new_value', 'created_at'],
        keeps: ['id', 'by_role', 'subject_kind', 'subject_id'],
      },
    ),
    // The number of any record; of a member, in what the saved searches of others have found.
    unlisted('changes', 'subject_id', 'What a saved search has found belongs to its member.'),
  ],
};
