import type { PersonalData } from '#server/platform/feature.ts';
import { held, unlisted } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('notification_settings', 'user_id', 'deleted', { as: 'notificationSettings', tells: ['kind', 'delivery'] }),
    held('notification_mail', 'user_id', 'deleted', {
      as: 'notificationMail',
      tells: ['digest_due_at', 'weekly_due_at'],
      keeps: ['unsubscribe_token'],
    }),
    held('notifications', 'user_id', 'deleted', {
      as: 'notifications',
      tells: ['id', 'kind', 'title', 'body', 'path', 'created_at', 'read_at'],
      keeps: ['subject_id', 'awaits_digest'],
    }),
    {
      ...unlisted('notifications', 'subject_id', 'Notifications about you belong to the members who received them.'),
      onDeletion: 'by-feature',
    },
  ],
};
