import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { day, idParam, line, recordVersion, timestamp } from '#contract/kit/fields.ts';
import { itemId, savableKinds } from './items.ts';
import { namedMember } from './members.ts';

/** Bounds of cards (rule pipelines). */
export const cardBounds = { perPipeline: 1000, nextStep: 200 };

/** The kinds of records on cards: those that lists hold. */
export const cardKinds = savableKinds;
export type CardKind = (typeof cardKinds)[number];

export const card = z.object({
  id: z.number().int(),
  stageId: z.number().int(),
  kind: z.enum(cardKinds),
  itemId: z.number().int(),
  /** `null` where the record is gone, or not visible to the caller. */
  title: z.string().nullable(),
  /** Path of the record's page. */
  path: z.string().nullable(),
  /** Grows with each change of the next step and its date; a move leaves it as it is. */
  version: recordVersion,
  nextStep: z.string(),
  /** The day of the next step. */
  dueOn: day.nullable(),
  /** `null` where that account was deleted. */
  addedBy: namedMember.nullable(),
  addedAt: timestamp,
});
export type Card = z.infer<typeof card>;

/** The lines of changes in the outbox of the desktop app: moves of a card, what is written on it, and a new card. */
export const cardLines = {
  move: 'card move/:pipelineId/:cardId',
  card: 'card/:pipelineId/:cardId',
  added: 'new card/:pipelineId/:kind/:id',
} as const;
const page = '/network/pipeline/:pipelineId';

const pipelineParams = z.strictObject({ pipelineId: idParam });
const cardParams = z.strictObject({ pipelineId: idParam, cardId: idParam });
const changes: readonly RateLimit[] = [{ by: 'account', limit: 1200, windowSeconds: 3600 }];

/** GET /api/pipelines/holding: which of the caller's pipelines have a card of a record. */
export const pipelinesHolding = defineEndpoint({
  name: 'pipelines.holding',
  method: 'GET',
  path: '/api/pipelines/holding',
  summary: 'The caller’s pipelines that have a card of a record',
  access: 'member',
  query: z.strictObject({ kind: z.enum(cardKinds), id: idParam }),
  response: z.object({
    cards: z.array(z.object({ pipelineId: z.number().int(), cardId: z.number().int(), stage: z.string() })),
  }),
  cache: 'private',
});

/**
 * POST /api/pipelines/{pipelineId}/cards: at the end of the first stage. A record that is on the board stays where it
 * is. 409 where the board is full.
 */
export const addCard = defineEndpoint({
  name: 'pipelines.addCard',
  method: 'POST',
  path: '/api/pipelines/:pipelineId/cards',
  summary: 'Put a record on a pipeline',
  access: 'member',
  params: pipelineParams,
  body: z.strictObject({ kind: z.enum(cardKinds), id: itemId }),
  status: 201,
  response: z.object({ cardId: z.number().int() }),
  queue: {
    title: 'Add to a pipeline',
    named: { title: 'Add :name to a pipeline', record: ':kind/:id' },
    record: cardLines.added,
    page,
  },
  rateLimits: changes,
});

/**
 * POST /api/pipelines/{pipelineId}/cards/{cardId}/move: to the place behind another card. 409 where someone else moved
 * it out of the stage `from` meanwhile; where the card `after` has left the stage, the end of the stage is taken.
 */
export const moveCard = defineEndpoint({
  name: 'pipelines.moveCard',
  method: 'POST',
  path: '/api/pipelines/:pipelineId/cards/:cardId/move',
  summary: 'Move a card to another stage or place',
  access: 'member',
  params: cardParams,
  body: z.strictObject({
    /** The stage in which the caller sees the card. */
    from: itemId,
    to: itemId,
    /** `null` is the top of the stage. */
    after: itemId.nullable(),
  }),
  response: z.object({ stageId: z.number().int() }),
  queue: {
    title: 'Move a card',
    named: { title: 'Move :name', record: 'card/:cardId' },
    record: cardLines.move,
    page,
    isShown: true,
  },
  rateLimits: changes,
});

/** PATCH /api/pipelines/{pipelineId}/cards/{cardId}: 409 if it changed elsewhere since `version`. */
export const changeCard = defineEndpoint({
  name: 'pipelines.changeCard',
  method: 'PATCH',
  path: '/api/pipelines/:pipelineId/cards/:cardId',
  summary: 'Change the next step of a card and its date',
  access: 'member',
  params: cardParams,
  body: z.strictObject({ nextStep: line(cardBounds.nextStep), dueOn: day.nullable(), version: recordVersion }),
  response: z.object({ id: z.number().int(), version: recordVersion }),
  queue: {
    title: 'Change a card',
    named: { title: 'Change the card of :name', record: 'card/:cardId' },
    record: cardLines.card,
    page,
    editions: { update: 'pipelines.changeCard' },
  },
  rateLimits: changes,
});

/** DELETE /api/pipelines/{pipelineId}/cards/{cardId}: repeating it is no error. */
export const removeCard = defineEndpoint({
  name: 'pipelines.removeCard',
  method: 'DELETE',
  path: '/api/pipelines/:pipelineId/cards/:cardId',
  summary: 'Take a card off a pipeline',
  access: 'member',
  params: cardParams,
  response: z.object({ isRemoved: z.literal(true) }),
  queue: {
    title: 'Take a card off a pipeline',
    named: { title: 'Take :name off a pipeline', record: 'card/:cardId' },
    record: cardLines.card,
    page,
    answer: { isRemoved: true },
  },
  rateLimits: changes,
});
