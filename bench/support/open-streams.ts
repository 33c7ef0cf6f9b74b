import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

import { createEventParser } from '#contract/kit/event-parser.ts';
import { type LiveEvent, liveEvent, openStream } from '#contract/live.ts';
import type { Person } from './signed-in.ts';

/** Many open streams of one process. */
export interface OpenStreams {
  /** Resolves when so many streams have heard of something since this call. */
  heard: (count: number, isMeant: (event: LiveEvent, owner: Person) => boolean) => Promise<void>;
  close: () => void;
}

/** Opens so many streams for each person and waits until all of them are answered. */
export async function openStreams(url: string, people: readonly Person[], each: number): Promise<OpenStreams> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const listeners = new Set<(stream: object, event: LiveEvent, owner: Person) => void>();
  const openOne = async (owner: Person) => {
    const request = get(url + openStream.path, { agent, headers: owner.headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`A stream answered ${response.statusCode}`);
    const parse = createEventParser();
    response.setEncoding('utf8').on('data', (piece: string) => {
      // Two thousand readers share one thread with the clock: what nobody waits for is not read.
      if (listeners.size === 0) return;
      for (const { data } of parse(piece)) {
        if (data === null) continue;
        const event = liveEvent.parse(JSON.parse(data));
        for (const listener of listeners) listener(response, event, owner);
      }
    });
  };
  for (const person of people) await Promise.all(Array.from({ length: each }, () => openOne(person)));
  return {
    heard: (count, isMeant) =>
      new Promise((resolve) => {
        const streams = new Set<object>();
        const listener = (stream: object, event: LiveEvent, owner: Person) => {
          if (!isMeant(event, owner) || streams.add(stream).size < count) return;
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
      }),
    close: () => agent.destroy(),
  };
}
