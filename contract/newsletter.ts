import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { choice, email, mailToken, timestamp } from '#contract/kit/fields.ts';
import { ageSorts, page, pageQuery } from '#contract/kit/paging.ts';
import { fromMailing, topicsOfSubscription } from './newsletter-topics.ts';

/**
 * POST /api/newsletter: stores the address once and mails it a confirmation link (double opt-in). The answer does not
 * say whether the address was known.
 */
export const subscribe = defineEndpoint({
  name: 'newsletter.subscribe',
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Subscribe an address to the newsletter',
  access: 'everyone',
  body: z.strictObject({ email }),
  status: 202,
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'address', limit: 10, windowSeconds: 3600 }],
  humanCheck: () => ({ ok: true }),
});

/** POST /api/newsletter/confirm: confirms that the address belongs to the subscriber. */
export const confirmSubscription = defineEndpoint({
  name: 'newsletter.confirm',
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Confirm a subscription with the token from its email',
  access: 'everyone',
  body: z.strictObject({ token: mailToken }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'address', limit: 60, windowSeconds: 3600 }],
});

/**
 * POST /api/newsletter/unsubscribe: one click on the page of an emailed link. Repeating it is no error. The token is in
 * the body, because a path would appear in logs. `mailing`: the one whose link it was.
 */
export const unsubscribe = defineEndpoint({
  name: 'newsletter.unsubscribe',
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  summary: 'Unsubscribe with the token from an email',
  access: 'everyone',
  body: z.strictObject({ token: mailToken, mailing: fromMailing }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'address', limit: 60, windowSeconds: 3600 }],
});

export const subscriptionStatuses = {
  pending: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  /** The address does not exist, or has taken no mail again and again. */
  bounced: 'Bounced',
} as const;
export type SubscriptionStatus = keyof typeof subscriptionStatuses;
const subscriptionStatus = choice(subscriptionStatuses);

const subscriber = z.object({
  id: z.number().int(),
  email: z.string(),
  status: subscriptionStatus,
  topics: topicsOfSubscription,
  createdAt: timestamp,
  confirmedAt: timestamp.nullable(),
  bouncedAt: timestamp.nullable(),
});
export type Subscriber = z.infer<typeof subscriber>;

/** The orders of the list of subscribers. */
export const subscriberSorts = { ...ageSorts, email: 'Email, A to Z', 'email-desc': 'Email, Z to A' } as const;
export type SubscriberSort = keyof typeof subscriberSorts;

/** GET /api/admin/subscribers: newest first, unless asked otherwise. */
export const listSubscribers = defineEndpoint({
  name: 'newsletter.list',
  method: 'GET',
  path: '/api/admin/subscribers',
  summary: 'Newsletter subscribers, newest first',
  access: 'admin',
  query: z.strictObject({
    status: subscriptionStatus.optional(),
    sort: choice(subscriberSorts).optional(),
    ...pageQuery,
  }),
  response: page(subscriber),
});

/** POST /api/admin/subscribers/export */
export const exportSubscribers = exportOf('newsletter.export', 'Subscribers as a CSV or Excel file', listSubscribers);
