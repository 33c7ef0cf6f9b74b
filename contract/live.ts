import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { followKinds } from './connections-follows.ts';

const id = z.number().int().positive();

/** The kinds of records whose pages follow edits while somebody looks at them. */
export const watchedKinds = [...followKinds, 'event', 'listing', 'article', 'research'] as const;
export type WatchedKind = (typeof watchedKinds)[number];

/**
 * What a stream tells (rule live). An event names what has changed, never what it says now: whoever shows it asks the usual
 * endpoint again, which checks access. The same event may come twice.
 */
export const liveEvent = z.discriminatedUnion('kind', [
  /** A message, a meeting or a read mark in a conversation of the caller. */
  z.object({ kind: z.literal('conversation'), id }),
  /** The other member of a conversation is typing. */
  z.object({ kind: z.literal('typing'), conversationId: id }),
  /** The caller's notifications. */
  z.object({ kind: z.literal('notifications') }),
  /** One of the caller's connections is online, or no longer; which, its call says. */
  z.object({ kind: z.literal('presence') }),
  /** A public record, or the seats of an event. */
  z.object({ kind: z.literal('record'), of: z.enum(watchedKinds), id }),
  /** The session has ended, and with it the stream: there is nothing to come back to. */
  z.object({ kind: z.literal('session') }),
  /** More has happened than is kept: whatever is shown may be old. */
  z.object({ kind: z.literal('everything') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** The request header with the id of the last event that the client has seen. */
export const lastEventHeader = 'Last-Event-ID';

/** The id of an event: a place in the order of all events. Clients send it back as it came. */
export const lastEventId = z
  .string()
  .max(4000)
  .regex(/^\d{1,15}(-\d{1,16})+$/, 'This is not the id of an event');

/**
 * GET /api/stream: server-sent events; the `data` of each is a `liveEvent` as JSON. A client that comes back sends
 * `Last-Event-ID` and gets what it missed; one that comes for the first time gets what happened in the last seconds, while
 * its page was loading. An id without data comes every few seconds, also so that nothing on the way takes the connection for
 * dead. The stream ends with the session. 429 for a member with too many open streams.
 */
export const openStream = defineEndpoint({
  name: 'live.stream',
  method: 'GET',
  path: '/api/stream',
  summary: 'What changes for the caller, as it happens',
  access: 'member',
  response: z.string(),
  contentType: 'text/event-stream',
});

/** An id comes at least this often; a client that has heard nothing for twice as long takes its stream for dead (milliseconds). */
export const heartbeat = 20_000;
