import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { memberExport } from '#contract/kit/exports.ts';
import { choice, idParam, idParams, line, recordVersion, timestamp } from '#contract/kit/fields.ts';
import { agedPageQuery, page } from '#contract/kit/paging.ts';
import { itemId, savableKinds } from './items.ts';
import { fieldBounds, fieldValue, listField } from './lists-fields.ts';
import { namedMember } from './members.ts';
import { shareable, sharedWith } from './sharing.ts';

/** Bounds of lists (rule lists). */
export const listBounds = { name: 80, perMember: 200, items: 10_000, atOnce: 200, people: 50, shared: 200 };

/** The kinds of records in lists: those that members can save. */
export const listedKinds = savableKinds;
export type ListedKind = (typeof listedKinds)[number];

/** What a person with whom a list is shared may do. */
export const listAccesses = {
  view: 'Can view',
  comment: 'Can view and write notes',
  edit: 'Can write notes, add and remove',
} as const;
export type ListAccess = keyof typeof listAccesses;
const access = choice(listAccesses, 'Please choose what they may do');

const name = line(listBounds.name).min(1, 'Please name the list');

const list = z.object({ ...shareable(listAccesses), items: z.number().int().nonnegative() });
export type List = z.infer<typeof list>;

const listItem = z.object({
  /** Its number in lists. */
  id: z.number().int(),
  kind: z.enum(listedKinds),
  itemId: z.number().int(),
  /** `null` where the record is gone, or not visible to the caller. */
  title: z.string().nullable(),
  /** Path of the record's page. */
  path: z.string().nullable(),
  /** `null` where that account was deleted. */
  addedBy: namedMember.nullable(),
  addedAt: timestamp,
  /** What it has in the fields of the list, by their ids. */
  values: z.record(z.string(), fieldValue).default({}),
});
export type ListItem = z.infer<typeof listItem>;

/** Whether someone with this access may add and remove records. */
export const mayEdit = (of: List['access']): boolean => of === 'owner' || of === 'edit';

/** Whether someone with this access may share notes with the list. */
export const mayComment = (of: List['access']): boolean => of !== 'view';

const itemParams = z.strictObject({ listId: idParam, kind: z.enum(listedKinds), itemId: idParam });
const listed = z.strictObject({ kind: z.enum(listedKinds), id: itemId });
const changes: readonly RateLimit[] = [{ by: 'account', limit: 600, windowSeconds: 3600 }];

/** GET /api/lists: the caller's own lists and those shared with the caller, last changed first. */
export const listLists = defineEndpoint({
  name: 'lists.list',
  method: 'GET',
  path: '/api/lists',
  summary: 'Lists of the caller, and those shared with the caller',
  access: 'member',
  response: z.object({ items: z.array(list) }),
  cache: 'private',
});

/** GET /api/lists/holding: which of these lists hold a record. */
export const listsHolding = defineEndpoint({
  name: 'lists.holding',
  method: 'GET',
  path: '/api/lists/holding',
  summary: 'The caller’s lists that hold a record',
  access: 'member',
  query: z.strictObject({ kind: z.enum(listedKinds), id: idParam }),
  response: z.object({ ids: z.array(z.number().int()) }),
  cache: 'private',
});

/** POST /api/lists: 409 where the caller has the most lists allowed. */
export const createList = defineEndpoint({
  name: 'lists.create',
  method: 'POST',
  path: '/api/lists',
  summary: 'Make a list',
  access: 'member',
  body: z.strictObject({ name }),
  status: 201,
  response: list,
  rateLimits: changes,
});

/** GET /api/lists/{id}: with the people it is shared with. 404 for everyone else. */
export const getList = defineEndpoint({
  name: 'lists.get',
  method: 'GET',
  path: '/api/lists/:id',
  summary: 'One list and the people who see it',
  access: 'member',
  params: idParams,
  response: list.extend({
    sharedWith: sharedWith(listAccesses),
    /** In the order in which they were added. */
    fields: z.array(listField).default([]),
    /** The last import that the caller may undo. */
    lastImport: z
      .object({ id: z.number().int(), added: z.number().int(), isOwn: z.boolean(), at: timestamp })
      .nullable()
      .default(null),
  }),
  cache: 'private',
});

/** PATCH /api/lists/{id}: renames a list; the owner only. 409 if it was renamed elsewhere since `version`. */
export const renameList = defineEndpoint({
  name: 'lists.rename',
  method: 'PATCH',
  path: '/api/lists/:id',
  summary: 'Rename a list',
  access: 'member',
  params: idParams,
  body: z.strictObject({ name, version: recordVersion }),
  response: list,
  rateLimits: changes,
});

/** DELETE /api/lists/{id}: for everyone who sees it; the owner only. */
export const deleteList = defineEndpoint({
  name: 'lists.delete',
  method: 'DELETE',
  path: '/api/lists/:id',
  summary: 'Delete a list',
  access: 'member',
  params: idParams,
  response: z.object({ isDeleted: z.literal(true) }),
  rateLimits: changes,
});

/** GET /api/lists/{listId}/items: last added first, unless asked otherwise; those with an `option` in one of the list's fields. */
export const listListItems = defineEndpoint({
  name: 'lists.items',
  method: 'GET',
  path: '/api/lists/:listId/items',
  summary: 'Records of a list',
  access: 'member',
  params: z.strictObject({ listId: idParam }),
  query: z
    .strictObject({
      kind: z.enum(listedKinds).optional(),
      field: idParam.optional(),
      option: line(fieldBounds.option).optional(),
      ...agedPageQuery,
    })
    .refine(({ field, option }) => (field === undefined) === (option === undefined), {
      path: ['option'],
      message: 'Please name both the field and the option',
    }),
  response: page(listItem),
  cache: 'private',
});

/**
 * POST /api/lists/{listId}/items: one record, or several, of which all are added or none. Adding a record twice changes
 * nothing. 404 where one of them is not visible to the caller, 409 where the list is full.
 */
export const addToList = defineEndpoint({
  name: 'lists.add',
  method: 'POST',
  path: '/api/lists/:listId/items',
  summary: 'Add a record to a list, or several at once',
  access: 'member',
  params: z.strictObject({ listId: idParam }),
  body: z.union([listed, z.strictObject({ records: z.array(listed).min(1).max(listBounds.atOnce) })]),
  status: 201,
  response: z.object({ isListed: z.literal(true) }),
  queue: {
    title: 'Add to a list',
    named: { title: 'Add :name to a list', record: ':kind/:id' },
    record: 'lists/:listId',
    page: '/network/lists/:listId',
    answer: { isListed: true },
  },
  rateLimits: changes,
});

/** DELETE /api/lists/{listId}/items/{kind}/{itemId}: repeating it is no error. */
export const removeFromList = defineEndpoint({
  name: 'lists.remove',
  method: 'DELETE',
  path: '/api/lists/:listId/items/:kind/:itemId',
  summary: 'Take a record off a list',
  access: 'member',
  params: itemParams,
  response: z.object({ isListed: z.literal(false) }),
  queue: {
    title: 'Remove from a list',
    named: { title: 'Remove :name from a list', record: ':kind/:itemId' },
    record: 'lists/:listId',
    page: '/network/lists/:listId',
    answer: { isListed: false },
  },
  rateLimits: changes,
});

/**
 * PUT /api/lists/{id}/people/{memberId}: shares the list with a connection of the owner's, or changes what they may do.
 * The owner only. 404 for anyone else than a connection, 409 where too many share it.
 */
export const shareList = defineEndpoint({
  name: 'lists.share',
  method: 'PUT',
  path: '/api/lists/:id/people/:memberId',
  summary: 'Share a list with a connection',
  access: 'member',
  params: z.strictObject({ id: idParam, memberId: idParam }),
  body: z.strictObject({ access }),
  response: z.object({ access }),
  rateLimits: [{ by: 'account', limit: 120, windowSeconds: 3600 }],
});

/** DELETE /api/lists/{id}/people/{memberId}: the owner ends it for anyone, others for themselves. */
export const unshareList = defineEndpoint({
  name: 'lists.unshare',
  method: 'DELETE',
  path: '/api/lists/:id/people/:memberId',
  summary: 'Stop sharing a list with a member, or leave it',
  access: 'member',
  params: z.strictObject({ id: idParam, memberId: idParam }),
  response: z.object({ isShared: z.literal(false) }),
  rateLimits: changes,
});

/** GET /api/lists/{id}/export: the whole list as a table, with the addresses of its records. */
export const exportList = defineEndpoint({
  name: 'lists.export',
  method: 'GET',
  path: '/api/lists/:id/export',
  summary: 'A list as a CSV or Excel file',
  access: 'member',
  params: idParams,
  ...memberExport,
});
