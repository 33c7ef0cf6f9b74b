import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import { savableKinds, savedItemParams } from './items.ts';

/** How many records of one kind a member can save. */
export const savedItemsPerKind = 500;

const savedItem = z.object({
  kind: z.enum(savableKinds),
  id: z.number().int(),
  /** `null` where the record is gone, or not visible to the caller. */
  title: z.string().nullable(),
  /** Path of the record's page. */
  path: z.string().nullable(),
  savedAt: timestamp,
});
export type SavedItem = z.infer<typeof savedItem>;

const changes: readonly RateLimit[] = [{ by: 'account', limit: 300, windowSeconds: 3600 }];

/** GET /api/saved-items: newest first. Records that are gone are marked, so that they can be removed from the list. */
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

/** GET /api/saved-items/ids: the saved records of a kind, for the Save buttons. */
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

/** PUT /api/saved-items/{kind}/{id}: saving a record twice changes nothing. */
export const saveItem = defineEndpoint({
  name: 'savedItems.save',
  method: 'PUT',
  path: '/api/saved-items/:kind/:id',
  summary: 'Save a record',
  access: 'member',
  params: savedItemParams,
  response: z.object({ isSaved: z.literal(true) }),
  queue: {
    title: 'Save :kind',
    named: { title: 'Save :name', record: ':kind/:id' },
    record: 'saved/:kind/:id',
    page: paths.saved,
    answer: { isSaved: true },
  },
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
  queue: {
    title: 'Remove saved :kind',
    named: { title: 'Remove :name from saved', record: ':kind/:id' },
    record: 'saved/:kind/:id',
    page: paths.saved,
    answer: { isSaved: false },
  },
  rateLimits: changes,
});
