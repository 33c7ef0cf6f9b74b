import { createEventParser } from '#contract/kit/event-parser.ts';
import { type LiveEvent, lastEventHeader, liveEvent, openStream } from '#contract/live.ts';
import type { TestClient } from './client.ts';

/** An open stream of events, as its reader sees it. `await using` closes it. */
export interface EventReader extends AsyncDisposable {
  status: number;
  /** All events so far. */
  events: LiveEvent[];
  /** The id to come back with. */
  lastId: () => string;
  /** How many ids have come so far. */
  ids: () => number;
  /** Resolves when the stream has ended, by whomever. */
  ended: Promise<void>;
}

/** Opens the stream of a member; with `lastId`, comes back to it. */
export async function readEvents({ fetch }: Pick<TestClient, 'fetch'>, lastId?: string): Promise<EventReader> {
  const stopping = new AbortController();
  const headers = lastId === undefined ? {} : { [lastEventHeader]: lastId };
  const response = await fetch(openStream.path, { headers, signal: stopping.signal });
  const events: LiveEvent[] = [];
  let last = lastId ?? '';
  let ids = 0;
  const read = async () => {
    const parse = createEventParser();
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) {
      for (const { id, data } of parse(decoder.decode(piece as Uint8Array, { stream: true }))) {
        if (data !== null) events.push(liveEvent.parse(JSON.parse(data)));
        if (id === null) continue;
        last = id;
        ids += 1;
      }
    }
  };
  const ended = response.ok ? read().catch(() => undefined) : Promise.resolve();
  return {
    status: response.status,
    events,
    lastId: () => last,
    ids: () => ids,
    ended,
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await ended;
    },
  };
}
