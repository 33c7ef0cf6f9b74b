import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, mailToken } from '#contract/kit/fields.ts';
import { type NotificationKind, notificationKinds } from './notifications.ts';

/** When an email reports a notification; the bell shows it in any case. */
export const deliveries = {
  instant: 'At once',
  daily: 'Daily digest',
  weekly: 'Weekly digest',
  off: 'Off',
} as const;
export type Delivery = keyof typeof deliveries;
const delivery = choice(deliveries);

/** The choices of a kind. Changes of a day are put together, so that none is mailed at once. */
export function deliveriesOf(kind: NotificationKind): readonly Delivery[] {
  if (kind === 'change') return ['daily', 'weekly', 'off'];
  return kind === 'saved-search' ? ['instant', 'daily', 'weekly', 'off'] : ['instant', 'daily', 'off'];
}

/** What a member gets who has not chosen. */
export function usualDelivery(kind: NotificationKind): Delivery {
  return kind === 'change' ? 'daily' : 'instant';
}

const kind = choice(notificationKinds);

const settings = z.object({ settings: z.record(kind, delivery) });
export type NotificationSettings = z.infer<typeof settings>['settings'];

/** GET /api/account/notifications: for each kind, whether its emails come at once, once a day or week, or not at all. */
export const getNotificationSettings = defineEndpoint({
  name: 'notificationSettings.get',
  method: 'GET',
  path: '/api/account/notifications',
  summary: 'Which notifications the caller gets by email, and when',
  access: 'member',
  response: settings,
});

/** PUT /api/account/notifications: one kind at a time; one of `deliveriesOf` this kind. */
export const setNotificationDelivery = defineEndpoint({
  name: 'notificationSettings.set',
  method: 'PUT',
  path: '/api/account/notifications',
  summary: 'Set when notifications of a kind are sent by email',
  access: 'member',
  body: z.strictObject({ kind, delivery }).refine((given) => deliveriesOf(given.kind).includes(given.delivery), {
    path: ['delivery'],
    message: 'This kind has no such choice',
  }),
  response: settings,
  rateLimits: [{ by: 'account', limit: 120, windowSeconds: 3600 }],
});

/** The emails that an unsubscribe link turns off: those of one kind, or a digest. */
export const unsubscribableKinds = [...kind.options, 'digest', 'weekly'] as const;

/**
 * POST /api/notifications/unsubscribe: one click on the page of an emailed link. Repeating it is no error; 404 for an
 * unknown token. The token is enough, because it can only turn emails off.
 */
export const unsubscribeFromNotifications = defineEndpoint({
  name: 'notificationSettings.unsubscribe',
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  summary: 'Unsubscribe from a kind of email with the token from one',
  access: 'everyone',
  body: z.strictObject({ token: mailToken, kind: z.enum(unsubscribableKinds) }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'address', limit: 60, windowSeconds: 3600 }],
});
