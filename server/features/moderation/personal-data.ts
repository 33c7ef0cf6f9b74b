import type { PersonalData } from '#server/platform/feature.ts';
import { formerName, held, unlisted } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held(
      'reports',
      'reporter_id',
      { anonymised: { reporter_id: null } },
      {
        as: 'reportsYouMade',
        tells: ['kind', 'item_id', 'reason', 'details', 'created_at', 'decided_at'],
        // Only the team and the owner see the decision about a report.
        keeps: ['id', 'status', 'decided_by', 'case_id'],
      },
    ),
    unlisted('reports', 'decided_by', 'Reports by other members that you decided as an admin are their data.'),
    {
      ...unlisted(
        'moderation_cases',
        'owner_id',
        'Reports by other members are their data; the decisions are in your notifications.',
      ),
      onDeletion: { anonymised: { owner_id: null, title: formerName, excerpt: '' } },
    },
    unlisted('moderation_cases', 'decided_by', 'Cases of other members that you decided as an admin are their data.'),
  ],
};
