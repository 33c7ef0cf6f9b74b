import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { idParam } from '#contract/kit/fields.ts';
import { itemId, searchKinds } from './items.ts';
import { listedKinds } from './lists.ts';

/** Bounds of an import into a list (rule list-imports). */
export const importBounds = { rows: 5000, rowsPerCall: 50, cell: 500, candidates: 5 } as const;

const cell = z.string().trim().max(importBounds.cell).optional();

/** A row of a file: what is known about a record. */
const importRow = z.strictObject({
  name: cell,
  /** The record's website, or the address of its page here. */
  website: cell,
  /** The country in any spelling. */
  country: cell,
  kind: z.enum(searchKinds).optional(),
});
export type ImportRow = z.infer<typeof importRow>;

/** How a row's records were found. */
export const importMatches = { address: 'by its address', website: 'by its website', name: 'by its name' } as const;

const candidate = z.object({
  kind: z.enum(listedKinds),
  id: z.number().int(),
  title: z.string(),
  /** Path of the record's page. */
  path: z.string(),
  /** Whether the list holds it already. */
  isListed: z.boolean(),
});
export type ImportCandidate = z.infer<typeof candidate>;

const matchedRow = z.object({
  by: z.enum(['address', 'website', 'name']).nullable(),
  /** Whether the first candidate is the record; otherwise the member chooses. */
  isSure: z.boolean(),
  candidates: z.array(candidate).max(importBounds.candidates),
});
export type MatchedRow = z.infer<typeof matchedRow>;

const inList = z.strictObject({ listId: idParam });
const changes: readonly RateLimit[] = [{ by: 'account', limit: 60, windowSeconds: 3600 }];

/**
 * POST /api/lists/{listId}/imports/matches: the records that rows of a file mean, among those the caller may see. Nothing is
 * changed; a POST because the rows are in the body.
 */
export const matchImport = defineEndpoint({
  name: 'listImports.match',
  method: 'POST',
  path: '/api/lists/:listId/imports/matches',
  summary: 'Find the records that rows of a file mean',
  access: 'member',
  params: inList,
  body: z.strictObject({ rows: z.array(importRow).min(1).max(importBounds.rowsPerCall) }),
  response: z.object({ rows: z.array(matchedRow) }),
  rateLimits: [{ by: 'account', limit: 600, windowSeconds: 3600 }],
});

/**
 * POST /api/lists/{listId}/imports: adds all records at once, or none: 409 where they do not all fit. Records that are in the
 * list, or that the caller may not see, are passed over.
 */
export const createImport = defineEndpoint({
  name: 'listImports.create',
  method: 'POST',
  path: '/api/lists/:listId/imports',
  summary: 'Add many records to a list at once',
  access: 'member',
  params: inList,
  body: z
    .strictObject({ records: z.partialRecord(z.enum(listedKinds), z.array(itemId).max(importBounds.rows)) })
    .refine(({ records }) => Object.values(records).some(({ length }) => length > 0), 'Please choose a record first')
    .refine(
      ({ records }) => Object.values(records).reduce((sum, { length }) => sum + length, 0) <= importBounds.rows,
      `Please import at most ${importBounds.rows.toLocaleString('en-US')} records at a time`,
    ),
  status: 201,
  response: z.object({
    /** `null` where nothing was new. */
    id: z.number().int().nullable(),
    added: z.number().int().nonnegative(),
  }),
  rateLimits: changes,
});

/**
 * DELETE /api/lists/{listId}/imports/{importId}: takes off what this import added and is still there. For the member who
 * imported and the owner of the list.
 */
export const undoImport = defineEndpoint({
  name: 'listImports.undo',
  method: 'DELETE',
  path: '/api/lists/:listId/imports/:importId',
  summary: 'Undo an import into a list',
  access: 'member',
  params: z.strictObject({ listId: idParam, importId: idParam }),
  response: z.object({ removed: z.number().int().nonnegative() }),
  rateLimits: changes,
});
