import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';
import { eraseRegistrant } from './registration-store.ts';
import { withdrawMember } from './registrations.ts';

export const personalData: PersonalData = {
  holdings: [
    held('event_registrations', 'user_id', 'by-feature', {
      as: 'eventRegistrations',
      tells: [
        'id',
        'event_id',
        'name',
        'email',
        'organization',
        'attendance_type',
        'price_cents',
        'status',
        'created_at',
        'cancelled_at',
        'attended_at',
        'held_until',
        'has_priority',
      ],
      keeps: ['email_key', 'search_key', 'told_at'],
    }),
  ],
  withdraw: withdrawMember,
  erase: (_deps, trx, userId, formerName) => eraseRegistrant(trx, userId, formerName),
};
