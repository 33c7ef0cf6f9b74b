import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { idParam, idParams, line, recordVersion } from '#contract/kit/fields.ts';
import {
  contentBounds,
  contentFields,
  contentListQuery,
  contentPage,
  contentRow,
  editionFields,
  stateChange,
  storedContentFields,
} from './content.ts';

/** The fields that an admin enters for an article. */
export const articleInput = z.strictObject({
  ...contentFields,
  focusAreaId: z
    .number('Please choose a focus area')
    .int('Please choose a focus area')
    .positive('Please choose a focus area')
    .max(Number.MAX_SAFE_INTEGER, 'Please choose a focus area'),
  author: line(200)
    .min(contentBounds.author.min, 'Please name the author')
    .max(contentBounds.author.max, `Please keep this to ${contentBounds.author.max} characters`),
});
export type ArticleInput = z.input<typeof articleInput>;
export type ParsedArticleInput = z.output<typeof articleInput>;

/** An article in its editor. */
export const articleEdition = z.object({
  ...editionFields,
  values: articleInput.extend({ ...storedContentFields, author: z.string() }),
  imageUrl: z.string().nullable(),
});
export type ArticleEdition = z.infer<typeof articleEdition>;

/** GET /api/admin/articles: in any state. */
export const listArticleEditions = defineEndpoint({
  name: 'articles.adminList',
  method: 'GET',
  path: '/api/admin/articles',
  summary: 'Articles in any state',
  access: 'admin',
  query: z.strictObject({ focusAreaId: idParam.optional(), ...contentListQuery }),
  response: contentPage,
});

export const exportArticles = exportOf(
  'articles.adminExport',
  'Articles in any state as a CSV or Excel file',
  listArticleEditions,
);

/** GET /api/admin/articles/{id} */
export const getArticleEdition = defineEndpoint({
  name: 'articles.adminGet',
  method: 'GET',
  path: '/api/admin/articles/:id',
  summary: 'An article in any state, for its editor',
  access: 'admin',
  params: idParams,
  response: articleEdition,
});

/** POST /api/admin/articles */
export const createArticle = defineEndpoint({
  name: 'articles.create',
  method: 'POST',
  path: '/api/admin/articles',
  summary: 'Write an article: a draft, or published at once',
  access: 'admin',
  body: articleInput,
  status: 201,
  response: articleEdition,
});

/** PUT /api/admin/articles/{id}: 409 when someone else has changed it since `version`. */
export const updateArticle = defineEndpoint({
  name: 'articles.update',
  method: 'PUT',
  path: '/api/admin/articles/:id',
  summary: 'Change an article and its state',
  access: 'admin',
  params: idParams,
  body: articleInput.extend({ version: recordVersion }),
  response: articleEdition,
});

/** PUT /api/admin/articles/{id}/state: 409 as above. */
export const setArticleState = defineEndpoint({
  name: 'articles.setState',
  method: 'PUT',
  path: '/api/admin/articles/:id/state',
  summary: 'Publish an article now, change it back to a draft or hide it',
  access: 'admin',
  params: idParams,
  body: stateChange,
  response: contentRow,
});

/** DELETE /api/admin/articles/{id} */
export const deleteArticle = defineEndpoint({
  name: 'articles.delete',
  method: 'DELETE',
  path: '/api/admin/articles/:id',
  summary: 'Delete an article',
  access: 'admin',
  params: idParams,
  response: z.object({ id: z.number().int() }),
});
