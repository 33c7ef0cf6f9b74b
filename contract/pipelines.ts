import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { memberExport } from '#contract/kit/exports.ts';
import { choice, idParam, idParams, line, recordVersion } from '#contract/kit/fields.ts';
import { card } from './pipelines-cards.ts';
import { stage } from './pipelines-stages.ts';
import { shareable, sharedWith } from './sharing.ts';

/** Bounds of pipelines (rule pipelines). */
export const pipelineBounds = { name: 80, perMember: 50, people: 50, shared: 200 };

/** What a person with whom a pipeline is shared may do. */
export const pipelineAccesses = { view: 'Can view', edit: 'Can move and change cards' } as const;
export type PipelineAccess = keyof typeof pipelineAccesses;
const access = choice(pipelineAccesses, 'Please choose what they may do');

const name = line(pipelineBounds.name).min(1, 'Please name the pipeline');

const pipeline = z.object({ ...shareable(pipelineAccesses), cards: z.number().int().nonnegative() });
export type Pipeline = z.infer<typeof pipeline>;

const changes: readonly RateLimit[] = [{ by: 'account', limit: 600, windowSeconds: 3600 }];

/** GET /api/pipelines: the caller's own and those shared with the caller, last changed first. */
export const listPipelines = defineEndpoint({
  name: 'pipelines.list',
  method: 'GET',
  path: '/api/pipelines',
  summary: 'Pipelines of the caller, and those shared with the caller',
  access: 'member',
  response: z.object({ items: z.array(pipeline) }),
  cache: 'private',
});

/** POST /api/pipelines: with the usual stages. 409 where the caller has the most pipelines allowed. */
export const createPipeline = defineEndpoint({
  name: 'pipelines.create',
  method: 'POST',
  path: '/api/pipelines',
  summary: 'Make a pipeline',
  access: 'member',
  body: z.strictObject({ name }),
  status: 201,
  response: pipeline,
  rateLimits: changes,
});

/** GET /api/pipelines/{id}: the whole board and the people it is shared with. 404 for everyone else. */
export const getPipeline = defineEndpoint({
  name: 'pipelines.get',
  method: 'GET',
  path: '/api/pipelines/:id',
  summary: 'One pipeline with its stages, its cards and the people who see it',
  access: 'member',
  params: idParams,
  response: pipeline.extend({
    sharedWith: sharedWith(pipelineAccesses),
    /** From left to right. */
    stages: z.array(stage),
    /** From the top of each stage. */
    board: z.array(card),
  }),
  cache: 'private',
});

/** PATCH /api/pipelines/{id}: renames it; the owner only. 409 if it was renamed elsewhere since `version`. */
export const renamePipeline = defineEndpoint({
  name: 'pipelines.rename',
  method: 'PATCH',
  path: '/api/pipelines/:id',
  summary: 'Rename a pipeline',
  access: 'member',
  params: idParams,
  body: z.strictObject({ name, version: recordVersion }),
  response: pipeline,
  rateLimits: changes,
});

/** DELETE /api/pipelines/{id}: for everyone who sees it; the owner only. */
export const deletePipeline = defineEndpoint({
  name: 'pipelines.delete',
  method: 'DELETE',
  path: '/api/pipelines/:id',
  summary: 'Delete a pipeline',
  access: 'member',
  params: idParams,
  response: z.object({ isDeleted: z.literal(true) }),
  rateLimits: changes,
});

/**
 * PUT /api/pipelines/{id}/people/{memberId}: shares the pipeline with a connection of the owner's, or changes what they
 * may do. The owner only. 404 for anyone else than a connection, 409 where too many share it.
 */
export const sharePipeline = defineEndpoint({
  name: 'pipelines.share',
  method: 'PUT',
  path: '/api/pipelines/:id/people/:memberId',
  summary: 'Share a pipeline with a connection',
  access: 'member',
  params: z.strictObject({ id: idParam, memberId: idParam }),
  body: z.strictObject({ access }),
  response: z.object({ access }),
  rateLimits: [{ by: 'account', limit: 120, windowSeconds: 3600 }],
});

/** DELETE /api/pipelines/{id}/people/{memberId}: the owner ends it for anyone, others for themselves. */
export const unsharePipeline = defineEndpoint({
  name: 'pipelines.unshare',
  method: 'DELETE',
  path: '/api/pipelines/:id/people/:memberId',
  summary: 'Stop sharing a pipeline with a member, or leave it',
  access: 'member',
  params: z.strictObject({ id: idParam, memberId: idParam }),
  response: z.object({ isShared: z.literal(false) }),
  rateLimits: changes,
});

/** GET /api/pipelines/{id}/export: the whole board as a table, with the addresses of its records. */
export const exportPipeline = defineEndpoint({
  name: 'pipelines.export',
  method: 'GET',
  path: '/api/pipelines/:id/export',
  summary: 'A pipeline as a CSV or Excel file',
  access: 'member',
  params: idParams,
  ...memberExport,
});
