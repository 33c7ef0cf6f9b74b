import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { idParams, line, paragraphText, timestamp, webUrl } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { topicId, topicParam } from './technologies-topics.ts';

/** The type of a source; each has its colour (rule feeds). */
export const feedTypes = ['Research', 'Industry', 'Comprehensive', 'Advocacy'] as const;
export type FeedType = (typeof feedTypes)[number];

/** The number of newest items that a source shows at first (rule feeds). */
export const itemsShown = 3;

/** The most sources a topic shows. */
export const maxSources = 20;

/** A company mentioned by an item; `type` in a word or two, such as `Manufacturer`. */
const associatedCompany = z.object({ id: z.number().int().positive(), name: z.string(), type: z.string() });
export type AssociatedCompany = z.infer<typeof associatedCompany>;

/** One message of a source. All texts are plain. */
export const feedItem = z.object({
  id: z.number().int(),
  title: z.string(),
  link: z.string(),
  date: timestamp,
  summary: z.string(),
  likes: z.number().int().nonnegative(),
  isPremium: z.boolean(),
  associatedCompanies: z.array(associatedCompany),
});
export type FeedItem = z.infer<typeof feedItem>;

/**
 * `current`: the last due reading worked; `failing`: it did not, and the last good items are shown; `waiting`: never
 * read yet; `paused`: no longer read; `sample`: invented, never read.
 */
export const feedStates = ['current', 'failing', 'waiting', 'paused', 'sample'] as const;
export type FeedState = (typeof feedStates)[number];

/** The states, as shown to admins. */
export const feedStateNames: Record<FeedState, string> = {
  current: 'Working',
  failing: 'Failing',
  waiting: 'Not read yet',
  paused: 'Paused',
  sample: 'Sample',
};

/** A source with its newest items. */
export const feedSource = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(feedTypes),
  description: z.string(),
  /** The site that people visit. */
  url: z.string(),
  technologyId: topicId,
  state: z.enum(feedStates),
  /** When it was last read successfully. */
  lastReadAt: timestamp.nullable(),
  items: z.array(feedItem),
  /** Passed to `feeds.items`, it gives the items before `items`; `null` when there are none. */
  nextCursor: z.string().nullable(),
});
export type FeedSource = z.infer<typeof feedSource>;

/** GET /api/feeds: the sources of a topic, or of all, each with its newest items. */
export const listFeeds = defineEndpoint({
  name: 'feeds.list',
  method: 'GET',
  path: '/api/feeds',
  summary: 'Feed sources with their newest items',
  access: 'everyone',
  query: z.strictObject({ technology: topicParam.optional() }),
  response: z.array(feedSource),
  cache: 'public',
});

/** GET /api/feeds/{id}/items: all items of one source, newest first. */
export const listFeedItems = defineEndpoint({
  name: 'feeds.items',
  method: 'GET',
  path: '/api/feeds/:id/items',
  summary: 'Items of one feed source, newest first',
  access: 'everyone',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: page(feedItem),
  cache: 'public',
});

const likeState = z.object({ itemId: z.number().int(), isLiked: z.boolean(), likes: z.number().int().nonnegative() });

/** PUT /api/feed-items/{id}/like: counts once per member, however often it is called. */
export const likeFeedItem = defineEndpoint({
  name: 'feeds.like',
  method: 'PUT',
  path: '/api/feed-items/:id/like',
  summary: 'Like a feed item',
  access: 'member',
  params: idParams,
  response: likeState,
  rateLimits: [{ by: 'account', limit: 300, windowSeconds: 3600 }],
});

/** DELETE /api/feed-items/{id}/like */
export const unlikeFeedItem = defineEndpoint({
  name: 'feeds.unlike',
  method: 'DELETE',
  path: '/api/feed-items/:id/like',
  summary: 'Take back a like of a feed item',
  access: 'member',
  params: idParams,
  response: likeState,
  rateLimits: [{ by: 'account', limit: 300, windowSeconds: 3600 }],
});

/** GET /api/feed-likes: the items that the caller likes, the newest thousand. */
export const myFeedLikes = defineEndpoint({
  name: 'feeds.myLikes',
  method: 'GET',
  path: '/api/feed-likes',
  summary: 'The feed items that I like',
  access: 'member',
  response: z.object({ itemIds: z.array(z.number().int()) }),
  cache: 'private',
});

/** The fields that an admin enters for a source. */
export const feedSourceInput = z.strictObject({
  name: line(100).min(1, 'Please name the source'),
  type: z.enum(feedTypes, 'Please choose a type'),
  description: paragraphText.max(500, 'Please keep this to 500 characters'),
  url: webUrl(500),
  /** Only the syntax is checked here: the outbound guard checks the host when the feed is read. */
  feedUrl: webUrl(500, 'Please enter the address of a feed'),
  technologyId: topicId,
  state: z.enum(['active', 'paused'], 'Please choose a state'),
});
export type FeedSourceInput = z.infer<typeof feedSourceInput>;

/** A source as admins see it, with its address and its last error. */
export const adminFeedSource = feedSource.omit({ items: true, nextCursor: true }).extend({
  feedUrl: z.string().nullable(),
  isActive: z.boolean(),
  lastTriedAt: timestamp.nullable(),
  /** A sentence; `null` when the last reading worked. */
  lastError: z.string().nullable(),
  /** The number of failed readings in a row. */
  failures: z.number().int().nonnegative(),
  nextDueAt: timestamp,
});
export type AdminFeedSource = z.infer<typeof adminFeedSource>;

/** GET /api/admin/feed-sources */
export const listFeedSources = defineEndpoint({
  name: 'feeds.listSources',
  method: 'GET',
  path: '/api/admin/feed-sources',
  summary: 'All feed sources and how reading them went, newest first',
  access: 'admin',
  query: z.strictObject({
    state: z.enum(feedStates).optional(),
    /** Any part of a name or of an address. */
    search: z.string().trim().max(100, 'Please search for fewer characters').optional(),
    ...pageQuery,
  }),
  response: page(adminFeedSource),
});

/** POST /api/admin/feed-sources/export */
export const exportFeedSources = exportOf(
  'feeds.exportSources',
  'Feed sources as a CSV or Excel file',
  listFeedSources,
);

/** POST /api/admin/feed-sources: 409 on `feedUrl` when the topic has this feed already. */
export const createFeedSource = defineEndpoint({
  name: 'feeds.createSource',
  method: 'POST',
  path: '/api/admin/feed-sources',
  summary: 'Add a feed source',
  access: 'admin',
  body: feedSourceInput,
  status: 201,
  response: adminFeedSource,
});

/**
 * PUT /api/admin/feed-sources/{id}: a new address starts from the beginning; a sample that gets an address loses its
 * sample items.
 */
export const updateFeedSource = defineEndpoint({
  name: 'feeds.updateSource',
  method: 'PUT',
  path: '/api/admin/feed-sources/:id',
  summary: 'Change a feed source',
  access: 'admin',
  params: idParams,
  body: feedSourceInput,
  response: adminFeedSource,
});

/** DELETE /api/admin/feed-sources/{id}: with all its items. */
export const deleteFeedSource = defineEndpoint({
  name: 'feeds.deleteSource',
  method: 'DELETE',
  path: '/api/admin/feed-sources/:id',
  summary: 'Remove a feed source and its items',
  access: 'admin',
  params: idParams,
  response: z.object({ id: z.number().int() }),
});

/** POST /api/admin/feed-sources/{id}/refresh: reads the feed now; 409 for a sample, which has no address. */
export const refreshFeedSource = defineEndpoint({
  name: 'feeds.refreshSource',
  method: 'POST',
  path: '/api/admin/feed-sources/:id/refresh',
  summary: 'Read a feed source now',
  access: 'admin',
  params: idParams,
  response: adminFeedSource,
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});

/** PUT /api/admin/feed-items/{id}: the editor's marks on an item. Reading the feed again does not change them. */
export const markFeedItem = defineEndpoint({
  name: 'feeds.markItem',
  method: 'PUT',
  path: '/api/admin/feed-items/:id',
  summary: 'Mark a feed item as premium and name the companies it is about',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    isPremium: z.boolean('Please say whether it is premium'),
    associatedCompanies: z
      .array(
        z.strictObject({
          id: z.number('This is not a company').int('This is not a company').positive('This is not a company'),
          name: line(150).min(1, 'Please name the company'),
          type: line(60),
        }),
      )
      .max(10, 'Please name at most 10 companies'),
  }),
  response: feedItem,
});
