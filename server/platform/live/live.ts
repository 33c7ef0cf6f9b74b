import type { Response } from 'express';

import { minute, second } from '#contract/kit/durations.ts';
import { heartbeat, type LiveEvent } from '#contract/live.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { type EventRow, findMissed, findRecent } from './event-store.ts';
import { readPosition } from './position.ts';
import { frameOf, placeOf, type Stream, send } from './stream.ts';
import { createTail } from './tail.ts';

/** How many streams a member may have open at one process: more than anyone has browsers. */
export const streamsOfMember = 12;

/** How long a page may load before its stream begins: what happened in that time is told (milliseconds). */
const loading = 30 * second;

/** More missed events than this are one: everything. */
const mostMissed = 200;

/** How long a stream lives, and how long nothing is sent before an id is, unless said (milliseconds). */
const usual = { life: 30 * minute, quiet: heartbeat - second };

const everything = JSON.stringify({ kind: 'everything' } satisfies LiveEvent);
const session = JSON.stringify({ kind: 'session' } satisfies LiveEvent);

/** The streams of one process (docs/decisions/0084-live.md). */
export interface Live {
  /** Serves a stream until its reader leaves, its session ends or the process stops. */
  serve(reader: Pick<Stream, 'userId' | 'stands'> & { lastId: string | undefined; res: Response }): Promise<void>;
  /** Something was told and is committed. */
  wake(): void;
  /** Tells the streams of a member what is not worth storing. Whoever is not there misses it. */
  mention(userId: number, event: LiveEvent): void;
  /** Ends all streams; their readers come back elsewhere. */
  close(): Promise<void>;
}

/** Passes what is told in any process on to the streams of this one. It reads the table only while there are some. */
export function createLive(
  { database, logger, metrics }: Pick<Deps, 'database' | 'logger' | 'metrics'>,
  { life = usual.life, quiet = usual.quiet }: { life?: number | undefined; quiet?: number | undefined } = {},
): Live {
  const streams = new Map<number, Set<Stream>>();
  const tail = createTail({ database, logger }, pass);
  /** The name of this process in signals. */
  const self = crypto.randomUUID();
  let count = 0;
  let beats: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;
  let isClosed = false;

  /** The streams of a member, or all of them. */
  function* each(userId: number | null): Generator<Stream> {
    if (userId !== null) yield* streams.get(userId) ?? [];
    else for (const some of streams.values()) yield* some;
  }

  function pass(rows: readonly EventRow[], id: string): void {
    const events = new Map<Stream, Set<string>>();
    for (const { user_id: userId, event } of rows) {
      for (const stream of each(userId)) {
        const known = events.get(stream);
        if (known) known.add(event);
        else events.set(stream, new Set([event]));
      }
    }
    for (const [stream, told] of events) {
      if (told.delete(session)) void check(stream);
      // The last one alone moves the place: whoever is cut off in between hears all of them again.
      const frames = [...told].map((event, index) => frameOf(event, index === told.size - 1 ? id : undefined));
      if (frames.length > 0) send(stream, frames.join(''));
    }
  }

  /** Ends a stream whose session has ended. A database that does not answer ends none. */
  async function check(stream: Stream): Promise<void> {
    if (await stream.stands().catch(() => true)) return;
    send(stream, frameOf(session));
    stream.res.end();
  }

  function beat(): void {
    const now = performance.now();
    const id = tail.place();
    for (const stream of each(null)) {
      if (now >= stream.endsAt) stream.res.end();
      else if (now - stream.writtenAt >= quiet && !stream.waiting) {
        if (id !== null) send(stream, placeOf(id));
        void check(stream);
      }
    }
  }

  /** What another process says: that something was told or, with a member's number, what it mentions. */
  function hear(text: string): void {
    const [from, to, event] = text.split('\n', 3);
    if (from === self) return;
    if (to && event) for (const stream of each(Number(to))) send(stream, frameOf(event));
    else void tail.read();
  }

  function add(stream: Stream): void {
    const own = streams.get(stream.userId) ?? new Set();
    if (own.size >= streamsOfMember) throw new HttpError('rate_limited', 'Too many of your pages are open.');
    streams.set(stream.userId, own.add(stream));
    count += 1;
    metrics.streams(count);
    // A stream that is asked for while the server stops ends at once, and must not begin to read again.
    if (count > 1 || isClosed) return;
    tail.begin();
    beats = setInterval(beat, second).unref();
    stopListening = database.signals?.listen(hear);
  }

  function remove(stream: Stream): void {
    const own = streams.get(stream.userId);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(stream.userId);
    count -= 1;
    metrics.streams(count);
    if (count === 0) rest();
  }

  function rest(): void {
    tail.end();
    clearInterval(beats);
    stopListening?.();
    stopListening = undefined;
  }

  /** What a reader has missed: each event once, or one for everything. */
  async function missedBy(userId: number, lastId: string | undefined): Promise<string[]> {
    if (lastId === undefined) {
      const since = new Date(Date.now() - loading).toISOString();
      return findRecent(database, userId, since, mostMissed);
    }
    const after = readPosition(lastId, Date.now());
    const missed = after && (await findMissed(database, userId, after, mostMissed + 1));
    return missed && missed.length <= mostMissed ? missed : [everything];
  }

  return {
    async serve({ userId, stands, lastId, res }) {
      const now = performance.now();
      const stream: Stream = { userId, stands, res, waiting: [], writtenAt: now, endsAt: now + life };
      const closed = new Promise<void>((resolve) => {
        res.once('close', resolve);
      });
      add(stream);
      try {
        // From here on nothing is missed: what this process reads meanwhile waits.
        if (tail.place() === null) await tail.read();
        const place = tail.place();
        const missed = (await missedBy(userId, lastId)).filter((event) => event !== session);
        res.set({
          'Content-Type': 'text/event-stream; charset=utf-8',
          // A proxy that compressed or collected the events would deliver them all at the end.
          'Cache-Control': 'no-store, no-transform',
          'X-Accel-Buffering': 'no',
        });
        const later = stream.waiting ?? [];
        stream.waiting = null;
        const beginning = place === null ? ':\n\n' : placeOf(place);
        send(stream, [...missed.map((event) => frameOf(event)), beginning, ...later].join(''));
        if (isClosed || life === 0 || res.req.method === 'HEAD') res.end();
        await closed;
      } finally {
        remove(stream);
      }
    },
    wake() {
      if (count > 0) void tail.read();
      database.signals?.send(self);
    },
    mention(userId, event) {
      const text = JSON.stringify(event);
      for (const stream of each(userId)) send(stream, frameOf(text));
      database.signals?.send([self, userId, text].join('\n'));
    },
    async close() {
      isClosed = true;
      for (const stream of each(null)) stream.res.end();
      rest();
      // A read under way ends before the database is closed.
      await tail.ended();
    },
  };
}
