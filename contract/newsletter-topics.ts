import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, mailToken } from '#contract/kit/fields.ts';
import { itemId } from './items.ts';

/** What the newsletter is about: subscribers choose, and every mailing has at least one. */
export const newsletterTopics = {
  market: { title: 'Market and listings', about: 'Companies, technologies and offers of the Green Market' },
  research: { title: 'Research and articles', about: 'New articles and research' },
  events: { title: 'Events', about: 'Conferences, webinars and meetings' },
  product: { title: 'Product news', about: 'What is new on the site itself' },
} as const satisfies Record<string, { title: string; about: string }>;
export type NewsletterTopic = keyof typeof newsletterTopics;

const topic = choice(newsletterTopics, 'There is no such topic');

/** A choice of topics, each of them once. */
export const chosenTopics = z
  .array(topic, 'Please choose topics')
  .min(1, 'Please choose at least one topic')
  .refine((topics) => new Set(topics).size === topics.length, 'Please choose each topic once');

/**
 * The secrets of a link by which topics are chosen: the token of the confirmation email; or that of any other, together with
 * its `choice`. That token stands in addresses that programs post to, which may be logged, and alone it can only unsubscribe.
 */
const linkSecrets = { token: mailToken, choice: mailToken.optional() };

/** The topics of a subscription; none where there is no subscription. */
export const topicsOfSubscription = z.array(topic);

const subscribedTo = z.object({ isSubscribed: z.boolean(), topics: topicsOfSubscription });
export type SubscribedTo = z.infer<typeof subscribedTo>;

const limits = [{ by: 'address', limit: 60, windowSeconds: 3600 }] as const;

/**
 * POST /api/newsletter/topics: the topics of a subscription, by the link of one of its emails. It posts, because a token
 * in an address would appear in logs. 404 for a link that is not valid.
 */
export const readTopics = defineEndpoint({
  name: 'newsletter.readTopics',
  method: 'POST',
  path: '/api/newsletter/topics',
  summary: 'The topics of a subscription, by the token of an email',
  access: 'everyone',
  body: z.strictObject(linkSecrets),
  response: subscribedTo,
  rateLimits: limits,
});

/**
 * PUT /api/newsletter/topics: chooses the topics of a confirmed subscription. 404 for a link that is not valid, 409 for a
 * subscription that has ended: a token never begins one.
 */
export const chooseTopics = defineEndpoint({
  name: 'newsletter.chooseTopics',
  method: 'PUT',
  path: '/api/newsletter/topics',
  summary: 'Choose the topics of a subscription, by the token of an email',
  access: 'everyone',
  body: z.strictObject({ ...linkSecrets, topics: chosenTopics }),
  response: subscribedTo,
  rateLimits: limits,
});

/** The mailing that an unsubscribe link came with, for its figures. */
export const fromMailing = itemId.optional();

/** GET /api/account/newsletter: the subscription of the member's own address. */
export const getOwnNewsletter = defineEndpoint({
  name: 'newsletter.own',
  method: 'GET',
  path: '/api/account/newsletter',
  summary: 'Whether the caller’s address gets the newsletter, and its topics',
  access: 'member',
  response: subscribedTo,
});

/**
 * PUT /api/account/newsletter: begins, changes or (without topics) ends the subscription of the member's own address.
 * 409 where it is to begin and the account's address is not confirmed.
 */
export const setOwnNewsletter = defineEndpoint({
  name: 'newsletter.setOwn',
  method: 'PUT',
  path: '/api/account/newsletter',
  summary: 'Choose the newsletter’s topics for the caller’s address, or none of them',
  access: 'member',
  body: z.strictObject({ topics: z.union([chosenTopics, z.tuple([])], 'Please choose each topic once') }),
  response: subscribedTo,
  rateLimits: [{ by: 'account', limit: 120, windowSeconds: 3600 }],
});
