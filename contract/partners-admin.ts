import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { idParams, line, recordVersion } from '#contract/kit/fields.ts';
import { itemId } from './items.ts';
import { partner } from './partners.ts';

export const partnerBounds = { name: { min: 2, max: 60 }, tagline: { min: 3, max: 120 }, count: 24 } as const;

/** The fields that an admin enters for a partner. */
export const partnerFields = z.strictObject({
  name: line(200)
    .min(partnerBounds.name.min, `Name must be at least ${partnerBounds.name.min} characters`)
    .max(partnerBounds.name.max, `Please keep this to ${partnerBounds.name.max} characters`),
  tagline: line(400)
    .min(partnerBounds.tagline.min, `Tagline must be at least ${partnerBounds.tagline.min} characters`)
    .max(partnerBounds.tagline.max, `Please keep this to ${partnerBounds.tagline.max} characters`),
  /** Whether everyone sees the partner, or only admins. */
  isShown: z.boolean('Please say whether it is shown'),
});
export type PartnerFields = z.infer<typeof partnerFields>;

/** A partner as admins see it. */
export const partnerEdition = partner.extend({ isShown: z.boolean(), version: z.number().int() });
export type PartnerEdition = z.infer<typeof partnerEdition>;

/** GET /api/admin/partners: all, in their order, with hidden ones. */
export const listPartnerEditions = defineEndpoint({
  name: 'partners.adminList',
  method: 'GET',
  path: '/api/admin/partners',
  summary: 'All partners, for their editor',
  access: 'admin',
  response: z.array(partnerEdition),
});

/** POST /api/admin/partners: adds a partner at the end. 409 on a `name` that is taken, and when all places are used. */
export const createPartner = defineEndpoint({
  name: 'partners.create',
  method: 'POST',
  path: '/api/admin/partners',
  summary: 'Add a partner',
  access: 'admin',
  body: partnerFields,
  status: 201,
  response: partnerEdition,
});

/** PUT /api/admin/partners/{id}: 409 on a `name` that is taken, and when the partner was changed since `version`. */
export const updatePartner = defineEndpoint({
  name: 'partners.update',
  method: 'PUT',
  path: '/api/admin/partners/:id',
  summary: 'Change a partner, show it or hide it',
  access: 'admin',
  params: idParams,
  body: partnerFields.extend({ version: recordVersion }),
  response: partnerEdition,
});

/** PUT /api/admin/partners/order: 409 unless `ids` are those of all partners. */
export const orderPartners = defineEndpoint({
  name: 'partners.order',
  method: 'PUT',
  path: '/api/admin/partners/order',
  summary: 'Put the partners in order',
  access: 'admin',
  body: z.strictObject({
    ids: z.array(itemId, 'Please list the partners').max(partnerBounds.count, 'This list is too long'),
  }),
  response: z.array(partnerEdition),
});

/** DELETE /api/admin/partners/{id} */
export const deletePartner = defineEndpoint({
  name: 'partners.delete',
  method: 'DELETE',
  path: '/api/admin/partners/:id',
  summary: 'Delete a partner',
  access: 'admin',
  params: idParams,
  response: z.object({ id: z.number().int() }),
});
