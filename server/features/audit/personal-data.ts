import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held(
      'audit_log',
      'actor_id',
      { kept: 'A history that no one can change.' },
      {
        as: 'whatYouDidAsAnAdmin',
        tells: ['action', 'target_kind', 'created_at'],
        keeps: ['id', 'target_id', 'target', 'note'],
      },
    ),
  ],
};
