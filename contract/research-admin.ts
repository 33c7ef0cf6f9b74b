import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { exportOf } from '#contract/kit/exports.ts';
import { choice, idParams, recordVersion } from '#contract/kit/fields.ts';
import {
  contentFields,
  contentListQuery,
  contentPage,
  contentRow,
  contentSlug,
  editionFields,
  stateChange,
  storedContentFields,
} from './content.ts';
import { researchCategories, researchTypes } from './research.ts';

const category = choice(researchCategories, 'Please choose a category');

/** The fields that an admin enters for a research article. */
export const researchInput = z.strictObject({
  ...contentFields,
  /** Can be changed until the article is published. */
  slug: contentSlug,
  category,
  type: z.enum(researchTypes, 'Please choose a type'),
  isPremium: z.boolean('Please say whether it is premium'),
});
export type ResearchInput = z.input<typeof researchInput>;
export type ParsedResearchInput = z.output<typeof researchInput>;

/** A research article in its editor. */
export const researchEdition = z.object({
  ...editionFields,
  values: researchInput.extend(storedContentFields),
  imageUrl: z.string().nullable(),
  /** Whether the article has been published: its address can no longer change. */
  isSlugFixed: z.boolean(),
  /** Where "Read Article" leads: its own page, or that of a technology. */
  route: z.string(),
});
export type ResearchEdition = z.infer<typeof researchEdition>;

/** GET /api/admin/research-articles: in any state. */
export const listResearchEditions = defineEndpoint({
  name: 'research.adminList',
  method: 'GET',
  path: '/api/admin/research-articles',
  summary: 'Research articles in any state',
  access: 'admin',
  query: z.strictObject({ category: category.optional(), ...contentListQuery }),
  response: contentPage,
});

export const exportResearch = exportOf(
  'research.adminExport',
  'Research articles in any state as a CSV or Excel file',
  listResearchEditions,
);

/** GET /api/admin/research-articles/{id} */
export const getResearchEdition = defineEndpoint({
  name: 'research.adminGet',
  method: 'GET',
  path: '/api/admin/research-articles/:id',
  summary: 'A research article in any state, for its editor',
  access: 'admin',
  params: idParams,
  response: researchEdition,
});

/** POST /api/admin/research-articles: 409 on a `slug` that is taken. */
export const createResearch = defineEndpoint({
  name: 'research.create',
  method: 'POST',
  path: '/api/admin/research-articles',
  summary: 'Write a research article: a draft, or published at once',
  access: 'admin',
  body: researchInput,
  status: 201,
  response: researchEdition,
});

/**
 * PUT /api/admin/research-articles/{id}: 409 on a `slug` that is taken, and when someone else has changed the article
 * since `version`.
 */
export const updateResearch = defineEndpoint({
  name: 'research.update',
  method: 'PUT',
  path: '/api/admin/research-articles/:id',
  summary: 'Change a research article and its state',
  access: 'admin',
  params: idParams,
  body: researchInput.extend({ version: recordVersion }),
  response: researchEdition,
});

/** PUT /api/admin/research-articles/{id}/state: 409 as above. */
export const setResearchState = defineEndpoint({
  name: 'research.setState',
  method: 'PUT',
  path: '/api/admin/research-articles/:id/state',
  summary: 'Publish a research article now, change it back to a draft or hide it',
  access: 'admin',
  params: idParams,
  body: stateChange,
  response: contentRow,
});

/** DELETE /api/admin/research-articles/{id} */
export const deleteResearch = defineEndpoint({
  name: 'research.delete',
  method: 'DELETE',
  path: '/api/admin/research-articles/:id',
  summary: 'Delete a research article',
  access: 'admin',
  params: idParams,
  response: z.object({ id: z.number().int() }),
});
