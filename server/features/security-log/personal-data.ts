import type { PersonalData } from '#server/platform/feature.ts';
import { held, unlisted } from '#server/platform/personal-data/holding.ts';

/**
 * Why the security log keeps its entries: they name nobody, and someone who took an account over must not be able to
 * erase them.
 */
const goesByItself = 'A history that no one can change. It holds no names and is deleted after SECURITY_LOG_DAYS.';

export const personalData: PersonalData = {
  holdings: [
    held(
      'security_log',
      'user_id',
      { kept: goesByItself },
      {
        as: 'securityActivity',
        tells: ['created_at', 'event', 'result', 'client', 'device'],
        keeps: ['id', 'network', 'actor_id'],
      },
    ),
    unlisted(
      'security_log',
      'actor_id',
      'Entries about what you did to other accounts as an admin belong to those accounts.',
    ),
  ],
};
