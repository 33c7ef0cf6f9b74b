import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, idParam, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { feedKinds } from './connections-follows.ts';
import { itemKinds } from './items.ts';
import { namedMember } from './members.ts';

/** How long a change stays in the history of its record (rule change-history). */
export const historyDays = 730;

/** Long texts are shown up to this length. */
export const shownValue = 300;

/** Who changed a record: everyone reads the role, because pages do not say who owns a record. */
export const changeRoles = { owner: 'the owner', team: 'the team' } as const;
export type ChangeRole = keyof typeof changeRoles;

const kind = z.enum(feedKinds);

const change = z.object({
  id: z.number().int(),
  kind,
  recordId: z.number().int(),
  /** The record's name by now, and the path of its page. */
  title: z.string(),
  path: z.string(),
  /** The name of the field, as the record's page has it. */
  field: z.string(),
  /** What is new in a focus area, or matches a saved search: the record that came; its name and page. The values are `null` then. */
  subject: z
    .object({ kind: choice(itemKinds), id: z.number().int(), title: z.string(), path: z.string() })
    .nullable()
    .default(null),
  /** The values are entries of a list, one in a line: those that went and those that came. */
  isList: z.boolean(),
  /** `null` where the field was empty. Both are `null` where long texts differ only beyond their beginning. */
  old: z.string().nullable(),
  new: z.string().nullable(),
  /** `null` where a record is new: pages do not say who added it. */
  by: z
    .object({
      role: z.enum(['owner', 'team']),
      /** For admins only; `null` for everyone else, and where the account was deleted. */
      member: namedMember.nullable(),
    })
    .nullable(),
  changedAt: timestamp,
});
export type Change = z.infer<typeof change>;

/**
 * GET /api/changes: what changed in the records that the caller follows, and what is new in their saved searches, newest first; of one kind, or of all. With
 * `kind` and `id` the history of one record, which is public. 401 for a visitor who names no record; 404 for a record
 * that is gone or withheld.
 */
export const listChanges = defineEndpoint({
  name: 'changes.list',
  method: 'GET',
  path: '/api/changes',
  summary: 'Changes of the records that the caller follows, or of one record',
  access: 'everyone',
  query: z
    .strictObject({ kind: kind.optional(), id: idParam.optional(), ...pageQuery })
    .refine(({ kind: of, id }) => id === undefined || of !== undefined, {
      path: ['kind'],
      message: 'Please say the kind of this record',
    }),
  response: page(change),
  cache: 'private',
});
