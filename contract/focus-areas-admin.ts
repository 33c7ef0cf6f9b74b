import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { idParams, line, recordVersion } from '#contract/kit/fields.ts';
import { contentSlug } from './content.ts';
import { focusArea, focusIcons } from './focus-areas.ts';
import { itemId } from './items.ts';

export const focusAreaBounds = { title: { min: 3, max: 60 }, description: { min: 20, max: 300 }, count: 24 } as const;

/** The fields that an admin enters for a focus area. */
export const focusAreaFields = z.strictObject({
  title: line(200)
    .min(focusAreaBounds.title.min, `Title must be at least ${focusAreaBounds.title.min} characters`)
    .max(focusAreaBounds.title.max, `Please keep this to ${focusAreaBounds.title.max} characters`),
  description: line(1000)
    .min(focusAreaBounds.description.min, `Description must be at least ${focusAreaBounds.description.min} characters`)
    .max(focusAreaBounds.description.max, `Please keep this to ${focusAreaBounds.description.max} characters`),
  icon: z.enum(focusIcons, 'Please choose an icon'),
});
export type FocusAreaFields = z.infer<typeof focusAreaFields>;

/** A focus area as admins see it. */
export const focusAreaEdition = focusArea.extend({
  version: z.number().int(),
  /**
   * Whether it is one of the built-in six, which companies, technologies and pictures depend on: it cannot be deleted.
   */
  isBuiltIn: z.boolean(),
});
export type FocusAreaEdition = z.infer<typeof focusAreaEdition>;

/** GET /api/admin/focus-areas: all, in their order. */
export const listFocusAreaEditions = defineEndpoint({
  name: 'focusAreas.adminList',
  method: 'GET',
  path: '/api/admin/focus-areas',
  summary: 'All focus areas, for their editor',
  access: 'admin',
  response: z.array(focusAreaEdition),
});

/**
 * POST /api/admin/focus-areas: adds an area at the end. 409 on a `title` or `slug` that is taken. The slug never
 * changes.
 */
export const createFocusArea = defineEndpoint({
  name: 'focusAreas.create',
  method: 'POST',
  path: '/api/admin/focus-areas',
  summary: 'Add a focus area',
  access: 'admin',
  body: focusAreaFields.extend({ slug: contentSlug }),
  status: 201,
  response: focusAreaEdition,
});

/** PUT /api/admin/focus-areas/{id}: 409 on a `title` that is taken, and when the area was changed since `version`. */
export const updateFocusArea = defineEndpoint({
  name: 'focusAreas.update',
  method: 'PUT',
  path: '/api/admin/focus-areas/:id',
  summary: 'Change a focus area',
  access: 'admin',
  params: idParams,
  body: focusAreaFields.extend({ version: recordVersion }),
  response: focusAreaEdition,
});

/** PUT /api/admin/focus-areas/order: 409 unless `ids` are those of all areas. */
export const orderFocusAreas = defineEndpoint({
  name: 'focusAreas.order',
  method: 'PUT',
  path: '/api/admin/focus-areas/order',
  summary: 'Put the focus areas in order',
  access: 'admin',
  body: z.strictObject({
    ids: z.array(itemId, 'Please list the focus areas').max(focusAreaBounds.count, 'This list is too long'),
  }),
  response: z.array(focusAreaEdition),
});

/** DELETE /api/admin/focus-areas/{id}: 409 with a sentence that says what still uses the area. */
export const deleteFocusArea = defineEndpoint({
  name: 'focusAreas.delete',
  method: 'DELETE',
  path: '/api/admin/focus-areas/:id',
  summary: 'Delete a focus area that has no records',
  access: 'admin',
  params: idParams,
  response: z.object({ id: z.number().int() }),
});
