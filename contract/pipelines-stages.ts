import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { choice, idParam, line, recordVersion } from '#contract/kit/fields.ts';
import { itemId } from './items.ts';

/** Bounds of stages (rule pipelines). */
export const stageBounds = { name: 40, perPipeline: 20 };

/** What it means that a card is in a stage. */
export const stageOutcomes = { open: 'Open', won: 'Closed: won', passed: 'Closed: passed' } as const;
export type StageOutcome = keyof typeof stageOutcomes;
const outcome = choice(stageOutcomes, 'Please choose what the stage means');

const name = line(stageBounds.name).min(1, 'Please name the stage');

export const stage = z.object({ id: z.number().int(), name: z.string(), outcome, version: recordVersion });
export type Stage = z.infer<typeof stage>;

const pipelineParams = z.strictObject({ pipelineId: idParam });
const stageParams = z.strictObject({ pipelineId: idParam, stageId: idParam });
const changes: readonly RateLimit[] = [{ by: 'account', limit: 600, windowSeconds: 3600 }];

/** POST /api/pipelines/{pipelineId}/stages: at the right end. 409 where the pipeline has the most stages allowed. */
export const addStage = defineEndpoint({
  name: 'pipelines.addStage',
  method: 'POST',
  path: '/api/pipelines/:pipelineId/stages',
  summary: 'Add a stage to a pipeline',
  access: 'member',
  params: pipelineParams,
  body: z.strictObject({ name, outcome }),
  status: 201,
  response: stage,
  rateLimits: changes,
});

/** PATCH /api/pipelines/{pipelineId}/stages/{stageId}: 409 if the stage changed elsewhere since `version`. */
export const changeStage = defineEndpoint({
  name: 'pipelines.changeStage',
  method: 'PATCH',
  path: '/api/pipelines/:pipelineId/stages/:stageId',
  summary: 'Rename a stage, or change what it means',
  access: 'member',
  params: stageParams,
  body: z.strictObject({ name, outcome, version: recordVersion }),
  response: stage,
  rateLimits: changes,
});

/** PUT /api/pipelines/{pipelineId}/stages/order: 409 if a stage was added or removed meanwhile. */
export const orderStages = defineEndpoint({
  name: 'pipelines.orderStages',
  method: 'PUT',
  path: '/api/pipelines/:pipelineId/stage-order',
  summary: 'Put the stages of a pipeline in order',
  access: 'member',
  params: pipelineParams,
  body: z.strictObject({ ids: z.array(itemId, 'Please list the stages').max(stageBounds.perPipeline) }),
  response: z.object({ ids: z.array(z.number().int()) }),
  rateLimits: changes,
});

/**
 * POST /api/pipelines/{pipelineId}/stages/{stageId}/removal: its cards go to the end of another stage. 409 where it is
 * the only stage or the other one is gone.
 */
export const removeStage = defineEndpoint({
  name: 'pipelines.removeStage',
  method: 'POST',
  path: '/api/pipelines/:pipelineId/stages/:stageId/removal',
  summary: 'Remove a stage and move its cards to another',
  access: 'member',
  params: stageParams,
  body: z.strictObject({ moveTo: itemId }),
  response: z.object({ isRemoved: z.literal(true) }),
  rateLimits: changes,
});
