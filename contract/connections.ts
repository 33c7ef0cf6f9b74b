import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { choice, idParams, line, timestamp } from '#contract/kit/fields.ts';
import { maxPageSize, page, pageQuery } from '#contract/kit/paging.ts';
import { itemId } from './items.ts';
import { memberSummary } from './members.ts';

/** The relation of two members, as one of them sees it. */
export const connectionStates = {
  none: 'not connected',
  /** The caller has asked. */
  requested: 'asked by the caller',
  /** The other has asked. */
  received: 'asking the caller',
  connected: 'connected',
} as const;
export type ConnectionState = keyof typeof connectionStates;
export const connectionState = choice(connectionStates);

/** Longest note that goes with a request. */
export const connectionNoteMax = 300;

/** A declined member can ask again after this many days. */
export const declinedForDays = 30;

const stateAnswer = z.object({ connection: connectionState });
const changes: readonly RateLimit[] = [{ by: 'account', limit: 200, windowSeconds: 3600 }];

/**
 * POST /api/connections: asks a member to connect; anyone who was asked by that member already is connected
 * at once. 404 for one who is not in the directory, 409 where it is not possible: for 30 days after they
 * declined, and where one has blocked the other.
 */
export const requestConnection = defineEndpoint({
  name: 'connections.request',
  method: 'POST',
  path: '/api/connections',
  summary: 'Ask a member to connect',
  access: 'member',
  body: z.strictObject({ memberId: itemId, note: line(connectionNoteMax).optional() }),
  status: 201,
  response: stateAnswer,
  // Each one mails someone.
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});

/** PATCH /api/connections/{id}: answers the request of the member of this id; 404 where there is none. */
export const answerConnection = defineEndpoint({
  name: 'connections.answer',
  method: 'PATCH',
  path: '/api/connections/:id',
  summary: 'Accept or decline a member’s request to connect',
  access: 'member',
  params: idParams,
  body: z.strictObject({ answer: z.enum(['accept', 'decline']) }),
  response: stateAnswer,
  rateLimits: changes,
});

/** DELETE /api/connections/{id}: takes one's request back, or ends the connection; doing so twice is no error. */
export const removeConnection = defineEndpoint({
  name: 'connections.remove',
  method: 'DELETE',
  path: '/api/connections/:id',
  summary: 'Withdraw a request to connect, or end a connection',
  access: 'member',
  params: idParams,
  response: stateAnswer,
  rateLimits: changes,
});

export const connectionLists = ['received', 'sent', 'connected'] as const;
export type ConnectionList = (typeof connectionLists)[number];

const ownConnection = z.object({
  /** `hasProfile`: as `namedMember` says. */
  member: memberSummary.extend({ hasProfile: z.boolean() }),
  note: z.string().nullable(),
  /** When they were asked, or became connected. */
  since: timestamp,
});
export type OwnConnection = z.infer<typeof ownConnection>;

/** GET /api/connections: the caller's connections, or the requests that wait, newest first. */
export const listConnections = defineEndpoint({
  name: 'connections.list',
  method: 'GET',
  path: '/api/connections',
  summary: 'The caller’s connections and open requests',
  access: 'member',
  query: z.strictObject({ list: z.enum(connectionLists).optional(), ...pageQuery }),
  response: page(ownConnection),
  cache: 'private',
});

/** The relation of a member to the caller. */
export const relation = z.object({
  memberId: z.number().int(),
  connection: connectionState,
  isFollowing: z.boolean(),
  isBlocked: z.boolean(),
});
export type Relation = z.infer<typeof relation>;

/** GET /api/relations: what the members of these ids (`1,2,3`) are to the caller. */
export const listRelations = defineEndpoint({
  name: 'connections.relations',
  method: 'GET',
  path: '/api/relations',
  summary: 'How members are related to the caller',
  access: 'member',
  query: z.strictObject({
    ids: z
      .string()
      .max(17 * maxPageSize, 'These are too many ids')
      .regex(/^(?:[1-9]\d{0,14}(?:,[1-9]\d{0,14})*)?$/, 'These are not valid ids')
      .transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))])
      .refine((ids) => ids.length <= maxPageSize, 'These are too many ids')
      .optional(),
  }),
  response: z.array(relation),
  cache: 'private',
});
