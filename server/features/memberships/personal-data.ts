import type { PersonalData } from '#server/platform/feature.ts';
import { held, unlisted } from '#server/platform/personal-data/holding.ts';
import { leaveMembership } from './subscriptions.ts';

export const personalData: PersonalData = {
  holdings: [
    held(
      'memberships',
      'user_id',
      { kept: 'We are required to keep records of payments.' },
      {
        as: 'memberships',
        tells: ['id', 'billing', 'starts_at', 'ends_at', 'subscription_id', 'cancelled_at', 'ended_at'],
      },
    ),
    held(
      'membership_requests',
      'user_id',
      { kept: 'We are required to keep records of payments.' },
      {
        as: 'membershipRequests',
        tells: ['id', 'billing', 'status', 'created_at', 'decided_at', 'price_cents'],
        keeps: ['decided_by'],
      },
    ),
    held(
      'checkouts',
      'user_id',
      { kept: 'We are required to keep records of payments.' },
      {
        as: 'payments',
        tells: [
          'id',
          'request_id',
          'billing',
          'amount_cents',
          'currency',
          'state',
          'subscription_id',
          'paid_cents',
          'paid_currency',
          'created_at',
          'expires_at',
          'paid_at',
          'closed_at',
        ],
        // The provider's id of the page, which can still take a payment, and the problem shown to the team.
        keeps: ['key', 'session_id', 'url', 'refund_reason'],
      },
    ),
    unlisted(
      'membership_requests',
      'decided_by',
      'Requests of other members that you decided as an admin are their data.',
    ),
  ],
  erase: leaveMembership,
};
