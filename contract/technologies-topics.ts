import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

/**
 * The technologies with a page of their own (rule technology-topics), by the id they have in the directory.
 * `research` is the slug of the article in the research hub that leads to the page, `feedsTab` the tab that
 * has its feeds, as it appears in the address.
 */
export const technologyTopics = {
  4: { slug: 'perovskite', name: 'Perovskite Solar Cells', research: 'perovskite-solar-cells', feedsTab: 'rss-feeds' },
  5: { slug: 'thorium', name: 'Thorium Nuclear Fuel', research: 'thorium-nuclear-fuel', feedsTab: 'rss-feeds' },
  8: {
    slug: 'molten-salt-reactors',
    name: 'Molten Salt Reactors',
    research: 'molten-salt-reactors',
    feedsTab: 'news-research',
  },
} as const;
export type TopicId = keyof typeof technologyTopics;

export const topicIds: readonly TopicId[] = [4, 5, 8];

/** The path of a topic's page. */
export function topicPath(id: TopicId): string {
  return `/network/technologies/${technologyTopics[id].slug}`;
}

/** The path of a topic's feeds. */
export function topicFeedsPath(id: TopicId): string {
  return `${topicPath(id)}?tab=${technologyTopics[id].feedsTab}`;
}

/** A topic's id in a path or a query. */
export const topicParam = z
  .enum(['4', '5', '8'], 'There is no such topic')
  .transform((value) => Number(value) as TopicId);

/** A topic's id in a body or an answer. */
export const topicId = z.union([z.literal(4), z.literal(5), z.literal(8)], 'There is no such topic');

const params = z.strictObject({ technology: topicParam });
const subscription = z.object({ technologyId: topicId, isSubscribed: z.boolean() });

/** GET /api/technology-updates: the topics that the caller has subscribed to. */
export const myTechnologyUpdates = defineEndpoint({
  name: 'technologyUpdates.mine',
  method: 'GET',
  path: '/api/technology-updates',
  summary: 'The technologies whose updates I get',
  access: 'member',
  response: z.object({ technologyIds: z.array(topicId) }),
  cache: 'private',
});

/** PUT /api/technology-updates/{technology}: "Get updates"; at most one message a day, only with news. */
export const getTechnologyUpdates = defineEndpoint({
  name: 'technologyUpdates.start',
  method: 'PUT',
  path: '/api/technology-updates/:technology',
  summary: 'Get updates on a technology',
  access: 'member',
  params,
  response: subscription,
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});

/** DELETE /api/technology-updates/{technology} */
export const endTechnologyUpdates = defineEndpoint({
  name: 'technologyUpdates.end',
  method: 'DELETE',
  path: '/api/technology-updates/:technology',
  summary: 'Stop updates on a technology',
  access: 'member',
  params,
  response: subscription,
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});
