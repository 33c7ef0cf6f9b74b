import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { savableKinds, savedItemParams } from './items.ts';

/** How many records of one kind a member can keep. */
export const savedItemsPerKind = 500;

const savedItem = z.object({
  kind: z.enum(savableKinds),
  id: z.number().int(),
  /** `null` where the record is no longer there, or not for the caller to see. */
  title: z.string().nullable(),
  /** Path of the record's page. */
  path: z.string().nullable(),
  savedAt: timestamp,
});
export type SavedItem = z.infer<typeof savedItem>;

const changes: readonly RateLimit[] = [{ by: 'account', limit: 300, windowSeconds: 3600 }];

/** GET /api/saved-items: newest first. Records that are no longer there are so marked, to be let go. */
export const listSavedItems = defineEndpoint({
  name: 'savedItems.list',
  method: 'GET',
  path: '/api/saved-items',
  summary: 'What the caller has saved, newest first',
  access: 'member',
  query: z.strictObject({ kind: z.enum(savableKinds).optional(), ...pageQuery }),
  response: page(savedItem),
  cache: 'private',
});

/** GET /api/saved-items/ids: which records of a kind are saved, for the buttons that say so. */
export const listSavedIds = defineEndpoint({
  name: 'savedItems.ids',
  method: 'GET',
  path: '/api/saved-items/ids',
  summary: 'Ids of the records of one kind that the caller has saved',
  access: 'member',
  query: z.strictObject({ kind: z.enum(savableKinds) }),
  response: z.object({ ids: z.array(z.number().int()) }),
  cache: 'private',
});

/** PUT /api/saved-items/{kind}/{id}: saving what is saved already changes nothing. */
export const saveItem = defineEndpoint({
  name: 'savedItems.save',
  method: 'PUT',
  path: '/api/saved-items/:kind/:id',
  summary: 'Save a record',
  access: 'member',
  params: savedItemParams,
  response: z.object({ isSaved: z.literal(true) }),
  rateLimits: changes,
});

/** DELETE /api/saved-items/{kind}/{id} */
export const unsaveItem = defineEndpoint({
  name: 'savedItems.remove',
  method: 'DELETE',
  path: '/api/saved-items/:kind/:id',
  summary: 'Remove a saved record',
  access: 'member',
  params: savedItemParams,
  response: z.object({ isSaved: z.literal(false) }),
  rateLimits: changes,
});
