import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { idParam, idParams, paragraphText, recordVersion, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import { attachment, attachmentIds } from './attachments.ts';
import { itemId, savableKinds } from './items.ts';
import { namedMember } from './members.ts';

/** Bounds of notes (rule notes). */
export const noteBounds = { text: 5000, perRecord: 500, perMember: 20_000 };

/** The kinds of records that members write notes on: those that they can save. */
export const notedKinds = savableKinds;
export type NotedKind = (typeof notedKinds)[number];

const text = paragraphText
  .min(1, 'Please write the note')
  .max(noteBounds.text, `Please keep the note to ${noteBounds.text} characters`);

const note = z.object({
  id: z.number().int(),
  kind: z.enum(notedKinds),
  itemId: z.number().int(),
  /** `null` where the record is gone, or not visible to the caller. */
  title: z.string().nullable(),
  /** Path of the record's page. */
  path: z.string().nullable(),
  text: z.string(),
  /** Who wrote it; `null` where the caller did. */
  writer: namedMember.nullable().default(null),
  /** The list whose people read it, too; `null` where only the caller does. */
  list: z.object({ id: z.number().int(), name: z.string() }).nullable().default(null),
  attachments: z.array(attachment).default([]),
  version: recordVersion,
  createdAt: timestamp,
  /** `null` while it is as it was written first. */
  editedAt: timestamp.nullable(),
});
export type Note = z.infer<typeof note>;

const changes: readonly RateLimit[] = [{ by: 'account', limit: 300, windowSeconds: 3600 }];

/**
 * GET /api/notes: the caller's own, newest first; with `kind` and `id` those on one record, also by others in lists that
 * the caller sees; with `list` those of that list, 404 where the caller does not see it.
 */
export const listNotes = defineEndpoint({
  name: 'notes.list',
  method: 'GET',
  path: '/api/notes',
  summary: 'Notes of the caller, and those shared with the caller’s lists, newest first',
  access: 'member',
  query: z
    .strictObject({
      kind: z.enum(notedKinds).optional(),
      id: idParam.optional(),
      list: idParam.optional(),
      ...pageQuery,
    })
    .refine(({ kind, id }) => id === undefined || kind !== undefined, {
      path: ['kind'],
      message: 'Please name the kind of the record',
    }),
  response: page(note),
  cache: 'private',
});

/**
 * POST /api/notes: with `listId`, those who see that list read it as well. 404 for a record or list that the caller cannot
 * see, 403 for a list that the caller may only view, 409 where there are too many notes.
 */
export const createNote = defineEndpoint({
  name: 'notes.create',
  method: 'POST',
  path: '/api/notes',
  summary: 'Write a note on a record',
  access: 'member',
  body: z.strictObject({
    kind: z.enum(notedKinds),
    id: itemId,
    text,
    listId: itemId.optional(),
    attachments: attachmentIds.optional(),
  }),
  status: 201,
  response: note,
  queue: {
    title: 'Note',
    named: { title: 'Note on :name', record: ':kind/:id' },
    record: 'notes on/:kind/:id',
    text: 'text',
  },
  rateLimits: changes,
});

/** GET /api/notes/{id}: one of the caller's own; 404 for anyone else's. */
export const getNote = defineEndpoint({
  name: 'notes.get',
  method: 'GET',
  path: '/api/notes/:id',
  summary: 'One of the caller’s notes',
  access: 'member',
  params: idParams,
  response: note,
  cache: 'private',
});

/** PUT /api/notes/{id}: the whole text, and list and attachments, unless they stay (`null`: only the caller reads it). 409 if the note was changed elsewhere since `version`. */
export const updateNote = defineEndpoint({
  name: 'notes.update',
  method: 'PUT',
  path: '/api/notes/:id',
  summary: 'Change one of the caller’s notes',
  access: 'member',
  params: idParams,
  body: z.strictObject({
    text,
    version: recordVersion,
    listId: itemId.nullable().optional(),
    attachments: attachmentIds.optional(),
  }),
  response: note,
  queue: {
    title: 'Change a note',
    named: { title: 'Change the note on :name', record: 'note/:id' },
    record: 'note/:id',
    page: paths.notes,
    text: 'text',
    editions: { update: 'notes.update' },
  },
  rateLimits: changes,
});

/** DELETE /api/notes/{id} */
export const deleteNote = defineEndpoint({
  name: 'notes.delete',
  method: 'DELETE',
  path: '/api/notes/:id',
  summary: 'Delete one of the caller’s notes',
  access: 'member',
  params: idParams,
  response: z.object({ isDeleted: z.literal(true) }),
  queue: {
    title: 'Delete a note',
    named: { title: 'Delete the note on :name', record: 'note/:id' },
    record: 'note/:id',
    page: paths.notes,
  },
  rateLimits: changes,
});
