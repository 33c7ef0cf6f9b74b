import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { idParam, idParams, timestamp } from '#contract/kit/fields.ts';
import { newsFeedOf } from '#contract/kit/news-feeds.ts';

/** An article as a card shows it. */
export const articleSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  /** `null`: the picture of its focus area is shown. */
  imageUrl: z.string().nullable(),
  /** Name of its focus area, and the slug of it. */
  focus: z.string(),
  focusSlug: z.string(),
  /** When it was published. */
  date: timestamp,
  /** Path of its page. */
  url: z.string(),
  author: z.string(),
  /** In minutes. */
  readTime: z.number().int().positive(),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

/** A whole article. */
export const article = articleSummary.extend({
  /** Sanitised HTML. */
  content: z.string(),
  tags: z.array(z.string()),
  /** Whether this is invented sample content, as its page then says. */
  isSample: z.boolean(),
  /** Other articles of the same focus area, newest first. */
  related: z.array(articleSummary),
});
export type Article = z.infer<typeof article>;

/** The topic of the list, a focus area by its slug, as in the address of the page. */
export const articleFilterQuery = {
  focus: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'There is no such focus area')
    .optional(),
};

/** GET /api/articles, GET /api/articles?focusAreaId={id}: newest first (rule article-lists). */
export const listArticles = defineEndpoint({
  name: 'articles.list',
  method: 'GET',
  path: '/api/articles',
  summary: 'Articles, newest first',
  access: 'everyone',
  query: z.strictObject({ focusAreaId: idParam.optional() }),
  response: z.array(articleSummary),
  cache: 'public',
});

/** GET /api/articles/feed: the newest articles, of one focus area or of all. */
export const articlesFeed = newsFeedOf('articles.feed', 'The newest articles as a news feed', {
  path: listArticles.path,
  filters: { focusAreaId: idParam.optional() },
});

/** GET /api/articles/{id} */
export const getArticle = defineEndpoint({
  name: 'articles.get',
  method: 'GET',
  path: '/api/articles/:id',
  summary: 'One article in full',
  access: 'everyone',
  params: idParams,
  response: article,
  cache: 'public',
});
