import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { searchExportOf } from '#contract/kit/exports.ts';
import { choice, idParams, line, timestamp } from '#contract/kit/fields.ts';
import { maxPageSize, page, pageQuery } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import { itemId } from './items.ts';
import { memberSummary, namedMember } from './members.ts';
import { memberFacetCounts, memberFilterQuery } from './members-facets.ts';
import { cityCount, mappedCities } from './places.ts';

/** The relation of two members, as one of them sees it. */
export const connectionStates = {
  none: 'not connected',
  /** The caller has sent a request. */
  requested: 'asked by the caller',
  /** The other member has sent a request. */
  received: 'asking the caller',
  connected: 'connected',
} as const;
export type ConnectionState = keyof typeof connectionStates;
export const connectionState = choice(connectionStates);

/** The longest note of a request. */
export const connectionNoteMax = 300;

/** A declined member can ask again after this many days. */
export const declinedForDays = 30;

const stateAnswer = z.object({ connection: connectionState });
const changes: readonly RateLimit[] = [{ by: 'account', limit: 200, windowSeconds: 3600 }];

/**
 * POST /api/connections: asks a member to connect. If that member has already asked the caller, the two are connected
 * at once. 404 for a member who is not in the directory; 409 within 30 days of the member's declining, and where one of
 * the two has blocked the other.
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
  queue: {
    title: 'Ask to connect',
    named: { title: 'Ask :name to connect', record: 'member/:memberId' },
    record: 'connection/:memberId',
    page: '/network/profile/:memberId',
    text: 'note',
    answer: { connection: 'requested' },
  },
  // Each request sends an email.
  rateLimits: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
});

/**
 * PATCH /api/connections/{id}: answers the request of the member of this id. 404 where none is open, as after the member
 * has withdrawn it; 409 where the caller has declined it before.
 */
export const answerConnection = defineEndpoint({
  name: 'connections.answer',
  method: 'PATCH',
  path: '/api/connections/:id',
  summary: 'Accept or decline a member’s request to connect',
  access: 'member',
  params: idParams,
  body: z.strictObject({ answer: z.enum(['accept', 'decline']) }),
  response: stateAnswer,
  queue: {
    title: ':answer a request to connect',
    named: { title: ':answer the request of :name', record: 'member/:id' },
    record: 'connection/:id',
    page: paths.connections,
  },
  rateLimits: changes,
});

/** DELETE /api/connections/{id}: withdraws the caller's request, or ends the connection. Repeating it is no error. */
export const removeConnection = defineEndpoint({
  name: 'connections.remove',
  method: 'DELETE',
  path: '/api/connections/:id',
  summary: 'Withdraw a request to connect, or end a connection',
  access: 'member',
  params: idParams,
  response: stateAnswer,
  queue: {
    title: 'End a connection',
    named: { title: 'End the connection with :name', record: 'member/:id' },
    record: 'connection/:id',
    page: paths.member,
    answer: { connection: 'none' },
  },
  rateLimits: changes,
});

export const connectionLists = ['received', 'sent', 'connected'] as const;
export type ConnectionList = (typeof connectionLists)[number];

const ownConnection = z.object({
  /** `hasProfile`: see `namedMember`. */
  member: memberSummary.extend({ hasProfile: z.boolean() }),
  note: z.string().nullable(),
  /** When the request was sent, or the members became connected. */
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

/** GET /api/relations: the caller's relation to the members with these ids (`1,2,3`). */
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

/** A member whom the caller can meet through connections of theirs. */
const reachableMember = memberSummary.extend({
  /** Connections of the caller's who are connected with this member: at most three, and how many there are. */
  through: z.object({ members: z.array(namedMember), count: z.number().int().positive() }),
});

/**
 * GET /api/connections/reachable: members of the directory who are connected with somebody the caller is connected with,
 * those with the most connections in common first. Both ends show their connections, and the filters are those of the
 * directory (rule reachable-members).
 */
export const listReachable = defineEndpoint({
  name: 'connections.reachable',
  method: 'GET',
  path: '/api/connections/reachable',
  summary: 'Members who are connected with a connection of the caller',
  access: 'member',
  query: z.strictObject({
    ...memberFilterQuery,
    /** Also count what each value of a filter would find; once, not with every page. */
    facets: z.enum(['true']).optional(),
    ...pageQuery,
  }),
  response: page(reachableMember).extend({ facets: memberFacetCounts.optional() }),
  cache: 'private',
});

/** GET /api/connections/reachable/cities: the filters of the list, as circles on its map. */
export const listReachableCities = defineEndpoint({
  name: 'connections.reachableCities',
  method: 'GET',
  path: '/api/connections/reachable/cities',
  summary: 'How many members connected with a connection of the caller some filters find in each city',
  access: 'member',
  query: z.strictObject(memberFilterQuery),
  response: z.array(cityCount).max(mappedCities),
  cache: 'private',
});

/** GET /api/connections/reachable/export: the same filters and order as the list. */
export const exportReachable = searchExportOf(
  'connections.exportReachable',
  'Members connected with a connection of the caller as a CSV or Excel file',
  { path: listReachable.path, filters: memberFilterQuery },
);
